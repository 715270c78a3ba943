import { atom } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import { normaliseError } from '@myler/api-client/errors';
import { openDialogAtom } from '@myler/state/dialogs';
import type { SiteStore } from '../../store/site-store.ts';

/** What became of a link out of a letter; the letter's dialog says it instead of asking for an address. */
export const newsletterMessageAtom = atom<string | undefined>(undefined);

const LINK = /^#newsletter-confirm=([\w-]{16,256})$/;

/**
 * Follows the link that confirms a subscription. The token leaves the address at once. (The one that ends it is a page:
 * `/unsubscribe`.) False when the address holds none.
 */
export function followNewsletterLink(store: SiteStore): boolean {
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
