import { atom } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import { normaliseError } from '@myler/api-client/errors';
import { openDialogAtom } from '@myler/state/dialogs';
import type { SiteStore } from '../app/site-store.ts';

/** What became of a link out of a letter; the letter's dialog says it instead of asking for an address. */
export const letterNewsAtom = atom<string | undefined>(undefined);

const LINK = /^#newsletter-(confirm|unsubscribe)=([\w-]{16,256})$/;

/**
 * Follows the link that a letter ended with: it confirms or ends a subscription. The token leaves the address at once.
 * False when the address holds none.
 */
export function followLetterLink(store: SiteStore): boolean {
  const [, what, token] = LINK.exec(location.hash) ?? [];
  if (!token) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  void follow(what === 'confirm' ? 'confirmSubscription' : 'unsubscribe', token, store);
  return true;
}

async function follow(call: keyof typeof done, token: string, store: SiteStore): Promise<void> {
  try {
    await createGatewayClient().call(call, { body: { token } });
    store.set(letterNewsAtom, done[call]);
  } catch (error) {
    store.set(letterNewsAtom, normaliseError(error).message);
  }
  store.set(openDialogAtom, 'newsletter', {}, { onClose: () => store.set(letterNewsAtom, undefined) });
}

const done = {
  confirmSubscription: 'You are on the list. The next letter comes within a fortnight, on a Thursday.',
  unsubscribe: 'We have crossed you off the list. No letter follows, not even a farewell.',
} as const;
