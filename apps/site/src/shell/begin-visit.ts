import { createGatewayClient } from '@myler/api-client/gateway';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import {
  applyCurrency,
  currenciesAtom,
  currencyAtom,
  lookUpCountry,
  resolveDefaultCurrency,
} from '@myler/state/currency';
import { deepLinkedDialog, openDialogAtom, withoutDeepLink } from '@myler/state/dialogs';
import { consentAtom, createSessionFlags, openingDialog } from '@myler/state/session';
import { loadCurrentUserAtom, setSessionAtom } from '@myler/state/user';
import { accessToken, keepAccessToken } from '../data/access-token.ts';
import { unfinishedAttempt } from '../data/unfinished-attempt.ts';
import type { SiteRouter } from '../router.tsx';

type Store = SiteRouter['options']['context']['store'];

/** A visit begins: who is it, in which currency, and does a dialog open by itself? */
export function beginVisit(router: SiteRouter): void {
  const { store, env } = router.options.context;
  void recogniseVisitor(store);
  void settleCurrency(store, env);
  openFirstDialog(router, store);
}

/** The refresh cookie, if there is one, becomes a session; `/me` has the last word (specification, section 4). */
async function recogniseVisitor(store: Store): Promise<void> {
  try {
    const session = await createSameOriginClient().call('refresh');
    if (session) {
      keepAccessToken(session.accessToken);
      store.set(setSessionAtom, session);
    }
  } catch {
    // An ended session is the same as none.
  }
  await store.set(loadCurrentUserAtom, () => createGatewayClient({ token: accessToken }).call('me'));
}

async function settleCurrency(store: Store, env: { traceUrl: string; defaultCurrency: string }): Promise<void> {
  const code = await resolveDefaultCurrency({
    offered: store.get(currenciesAtom),
    chosen: store.get(currencyAtom),
    configured: env.defaultCurrency,
    lookUpCountry: () => lookUpCountry({ url: env.traceUrl, fetch: (url, init) => fetch(url, init) }),
  });
  // The visitor may have chosen one while the answer was on its way.
  if (!code || store.get(currencyAtom)) return;
  store.set(currencyAtom, code);
  applyCurrency(document, code);
}

/** An attempt that a reload interrupted comes first, then the address, then what opens by itself (specification, section 2). */
function openFirstDialog(router: SiteRouter, store: Store): void {
  if (unfinishedAttempt()) {
    store.set(openDialogAtom, 'join-us-3');
    return;
  }
  const url = new URL(location.href);
  const linked = deepLinkedDialog(url);
  if (linked) {
    router.history.replace(withoutDeepLink(url));
    store.set(openDialogAtom, linked.type, linked.payload);
    return;
  }
  const flags = createSessionFlags(() => sessionStorage);
  const opening = openingDialog({ consentGiven: store.get(consentAtom) !== undefined, flags });
  if (!opening) return;
  flags.mark(`${opening}-opened`);
  store.set(openDialogAtom, opening);
}
