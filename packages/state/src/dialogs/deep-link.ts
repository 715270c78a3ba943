import { isMembershipId } from '@myler/config/memberships';
import type { PresentedDialog } from './types.ts';

/**
 * The dialog an address opens (docs/product-decisions.md, Routes): `?join={membershipId}&ref={code}` the wizard on that
 * tier, `#reset-password={token}` the reset dialog, whose token has to leave the address at once. Null when it opens
 * none.
 */
export function deepLinkedDialog(url: URL): PresentedDialog | null {
  const token = /^#reset-password=(.+)/.exec(url.hash)?.[1];
  if (token) return { type: 'reset-password', payload: { token } };

  const join = url.searchParams.get('join');
  if (join === null) return null;
  // "black plus" is how the specification writes it, and how "black+plus" arrives.
  const membershipId = join.trim().toLowerCase().replace(/\s+/g, '-');
  const ref = url.searchParams.get('ref')?.trim();
  return {
    type: 'join-us-1',
    payload: { ...(isMembershipId(membershipId) ? { membershipId } : {}), ...(ref ? { ref } : {}) },
  };
}

/** The path, query and hash to show instead, once a deep link has opened its dialog. */
export function withoutDeepLink(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('join');
  query.delete('ref');
  const hash = url.hash.startsWith('#reset-password=') ? '' : url.hash;
  // Two slashes at the beginning would name another host, to which no page may change its address.
  const path = url.pathname.startsWith('//') ? `/.${url.pathname}` : url.pathname;
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
