import { createGatewayClient } from '@myler/api-client/gateway';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { currenciesAtom, currencyAtom, lookUpCountry, resolveDefaultCurrency } from '@myler/state/currency';
import { deepLinkedDialog, openDialogAtom, presentedDialogAtom, withoutDeepLink } from '@myler/state/dialogs';
import { consentAtom, createSessionFlags, openingDialog } from '@myler/state/session';
import { loadCurrentUserAtom, setSessionAtom } from '@myler/state/user';
import { envAtom, type SiteStore } from '../app/site-store.ts';
import { accessToken, keepAccessToken } from '../data/access-token.ts';
import { analyticsOf } from '../data/analytics.ts';
import { showCurrency } from './choose-currency.ts';
import { followLetterLink } from './letter-link.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { recordPageViews } from './page-views.ts';
import { forgetMember } from './sign-out.ts';
import { unfinishedAttempt } from './unfinished-attempt.ts';
import { keepVisitorCountry } from './visitor-country.ts';
import { welcomeMember } from './welcome-member.ts';

/** A visit begins: who is it, in which currency, and does a dialog open by itself? */
export function beginVisit(store: SiteStore): void {
  recordPageViews(store);
  void recogniseVisitor(store);
  hearOtherTabs((news) => (news === 'signed-out' ? forgetMember(store) : void recogniseVisitor(store)));
  void settleCurrency(store);
  void openFirstDialog(store);
}

/** The refresh cookie, if there is one, becomes a session; `/me` has the last word (specification, section 4). */
async function recogniseVisitor(store: SiteStore): Promise<void> {
  try {
    // However many tabs open at once, they refresh one after another.
    const session = await inTurn(() => createSameOriginClient().call('refresh'));
    if (session) {
      keepAccessToken(session.accessToken);
      store.set(setSessionAtom, session);
    }
  } catch {
    // An ended session is the same as none.
  }
  await store.set(loadCurrentUserAtom, () => createGatewayClient({ token: accessToken }).call('me'));
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session', work) : work();
}

async function settleCurrency(store: SiteStore): Promise<void> {
  const env = store.get(envAtom);
  const code = await resolveDefaultCurrency({
    offered: store.get(currenciesAtom),
    chosen: store.get(currencyAtom),
    configured: env.defaultCurrency,
    lookUpCountry: async () =>
      keepVisitorCountry(await lookUpCountry({ url: env.traceUrl, fetch: (url, init) => fetch(url, init) })),
  });
  // The visitor may have chosen one while the answer was on its way.
  if (!code || store.get(currencyAtom)) return;
  store.set(currencyAtom, code);
  showCurrency(code);
}

/** An attempt that a reload interrupted comes first, then the address, then what opens by itself (specification, section 2). */
async function openFirstDialog(store: SiteStore): Promise<void> {
  if (unfinishedAttempt() && (await resumeAttempt(store))) return;
  if (followLetterLink(store)) return;
  const url = new URL(location.href);
  const linked = deepLinkedDialog(url);
  if (linked) {
    history.replaceState(history.state, '', withoutDeepLink(url));
    store.set(openDialogAtom, linked.type, linked.payload);
    return;
  }
  const flags = createSessionFlags(() => sessionStorage);
  const opening = openingDialog({ consentGiven: store.get(consentAtom) !== undefined, flags });
  // Whoever has opened something meanwhile is not interrupted; it waits for the next load.
  if (!opening || store.get(presentedDialogAtom)) return;
  flags.mark(`${opening}-opened`);
  store.set(openDialogAtom, opening);
}

/** Tells how an attempt to join ended that lost its answer. Its code is only fetched when there was one. */
async function resumeAttempt(store: SiteStore): Promise<boolean> {
  const { createAttemptKeys, joinUsClient, resumeJoin } = await import('@myler/forms/join-us');
  return resumeJoin(store, {
    client: joinUsClient(createSameOriginClient()),
    analytics: analyticsOf(store),
    onWelcome: welcomeMember(store),
    keys: createAttemptKeys(
      () => sessionStorage,
      () => crypto.randomUUID(),
    ),
    wait: (milliseconds) =>
      new Promise((resume) => {
        setTimeout(resume, milliseconds);
      }),
  });
}
