import { currenciesAtom, currencyAtom, lookUpCountry, resolveDefaultCurrency } from '@myler/state/currency';
import { consentAtom } from '@myler/state/session';
import { envAtom, type SiteStore } from '../store/site-store.ts';
import { showCurrency } from '../visitor/choose-currency.ts';
import { consentOnDevice } from '../analytics/consent-on-device.ts';
import { openDialogsOfNewAddresses } from './open-linked-dialog.ts';
import { openFirstDialog } from './open-first-dialog.ts';
import { listenToOtherTabs } from '../visitor/other-tabs.ts';
import { recordPageViews } from './page-views.ts';
import { restoreSessionOnReturn, restoreSession } from './restore-session.ts';
import { forgetMember } from '../visitor/sign-out.ts';
import { setVisitorCountry } from '../visitor/visitor-country.ts';

/** Starts a visit: restores the session, settles the currency, and opens the first dialog if there is one. */
export function startVisit(store: SiteStore): void {
  recordPageViews(store);
  void restoreSession(store);
  restoreSessionOnReturn(store);
  listenToOtherTabs((message) => {
    if (message === 'signed-in') void restoreSession(store);
    else if (message === 'signed-out') forgetMember(store);
    else store.set(consentAtom, consentOnDevice());
  });
  void setDefaultCurrency(store);
  void openFirstDialog(store);
  openDialogsOfNewAddresses(store);
}

async function setDefaultCurrency(store: SiteStore): Promise<void> {
  const env = store.get(envAtom);
  const code = await resolveDefaultCurrency({
    offered: store.get(currenciesAtom),
    chosen: store.get(currencyAtom),
    configured: env.defaultCurrency,
    lookUpCountry: async () =>
      setVisitorCountry(await lookUpCountry({ url: env.traceUrl, fetch: (url, init) => fetch(url, init) })),
  });
  // The visitor may have chosen a currency while the request was running.
  if (!code || store.get(currencyAtom)) return;
  showCurrency(store, code);
}
