import { atom } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import { normaliseError } from '@myler/api-client/errors';
import { openDialogAtom } from '@myler/state/dialogs';
import type { SiteStore } from '../../store/site-store.ts';

/** The result of a link from a newsletter e-mail. The newsletter dialog shows it instead of its form. */
export const newsletterMessageAtom = atom<string | undefined>(undefined);

const LINK = /^#newsletter-confirm=([\w-]{16,256})$/;

/**
 * Confirms a subscription when the address has a token, and removes the token from the address immediately. Returns
 * false without a token. Unsubscribing has its own page, `/unsubscribe`.
 */
export function confirmFromNewsletterLink(store: SiteStore): boolean {
  const [, token] = LINK.exec(location.hash) ?? [];
  if (!token) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  void confirm(token, store);
  return true;
}

async function confirm(token: string, store: SiteStore): Promise<void> {
  try {
    await createGatewayClient().call('confirmSubscription', { body: { token } });
    store.set(
      newsletterMessageAtom,
      'You are on the list. A first letter is on its way; the next comes on a Thursday.',
    );
  } catch (error) {
    store.set(newsletterMessageAtom, normaliseError(error).message);
  }
  store.set(openDialogAtom, 'newsletter', {}, { onClose: () => store.set(newsletterMessageAtom, undefined) });
}
