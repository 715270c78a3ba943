import { mailLinkKinds, type MailLinkKind } from '@myler/config/mail-links';
import { isMembershipId } from '@myler/config/membership-ids';
import type { PresentedDialog } from './types.ts';

const SIGN_IN = '#sign-in';
const MAIL_LINK = new RegExp(`^#(${mailLinkKinds.join('|')})=(.+)`);

/**
 * The dialog that an address opens (docs/product-decisions.md, Routes): `?join={membershipId}&ref={code}` opens the
 * wizard on that tier, `#sign-in` the sign-in dialog, a link of an email
 * (`@myler/config/mail-links`) the dialog of its name. The token must be removed from the address immediately. Null if the address
 * opens no dialog.
 */
export function deepLinkedDialog(url: URL): PresentedDialog | null {
  const [, type, token] = MAIL_LINK.exec(url.hash) ?? [];
  if (token) return { type: type as MailLinkKind, payload: { token } };

  if (url.hash === SIGN_IN) return { type: 'sign-in', payload: {} };

  const join = url.searchParams.get('join');
  if (join === null) return null;
  // The specification writes "black plus"; an address may encode the space as "+".
  const membershipId = join.trim().toLowerCase().replace(/\s+/g, '-');
  const ref = url.searchParams.get('ref')?.trim();
  return {
    type: 'join-us-1',
    payload: { ...(isMembershipId(membershipId) ? { membershipId } : {}), ...(ref ? { ref } : {}) },
  };
}

/** The path, query and hash that replace the address after a deep link has opened its dialog. */
export function withoutDeepLink(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('join');
  query.delete('ref');
  const hash = MAIL_LINK.test(url.hash) || url.hash === SIGN_IN ? '' : url.hash;
  // A path that begins with "//" would be another host, and `history.replaceState` throws for another origin.
  const path = url.pathname.startsWith('//') ? `/.${url.pathname}` : url.pathname;
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
