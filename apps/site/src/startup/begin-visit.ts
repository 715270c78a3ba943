import { currenciesAtom, currencyAtom, lookUpCountry, resolveDefaultCurrency } from '@myler/state/currency';
import { consentAtom } from '@myler/state/session';
import { envAtom, type SiteStore } from '../store/site-store.ts';
import { showCurrency } from '../visitor/choose-currency.ts';
import { consentOnDevice } from '../analytics/consent-on-device.ts';
import { followNewAddresses } from './follow-address.ts';
import { openFirstDialog } from './open-first-dialog.ts';
import { hearOtherTabs } from '../visitor/other-tabs.ts';
import { recordPageViews } from './page-views.ts';
import { restoreSessionOnReturn, restoreSession } from './restore-session.ts';
import { forgetMember } from '../visitor/sign-out.ts';
import { keepVisitorCountry } from '../visitor/visitor-country.ts';

/** Starts a visit: restores the session, settles the currency, and opens the first dialog if there is one. */
export function beginVisit(store: SiteStore): void {
  recordPageViews(store);
  void restoreSession(store);
  restoreSessionOnReturn(store);
  hearOtherTabs((news) => {
    if (news === 'signed-in') void restoreSession(store);
    else if (news === 'signed-out') forgetMember(store);
    else store.set(consentAtom, consentOnDevice());
  });
  void settleCurrency(store);
  void openFirstDialog(store);
  followNewAddresses(store);
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
  // The visitor may have chosen a currency while the request was running.
  if (!code || store.get(currencyAtom)) return;
  showCurrency(store, code);
}
