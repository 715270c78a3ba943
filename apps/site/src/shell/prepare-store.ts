import { currencies } from '@myler/config/currencies';
import { currenciesAtom, currencyAtom, readChosenCurrency } from '@myler/state/currency';
import { consentAtom, readConsentCookie } from '@myler/state/session';
import type { SiteRouter } from '../router.tsx';
import { honoursPrivacySignal } from './privacy-signal.ts';

/** What this device knows already, before the application's first render: nothing on the page jumps afterwards. */
export function prepareStore(router: SiteRouter): void {
  const { store } = router.options.context;
  store.set(currenciesAtom, currencies);
  store.set(
    currencyAtom,
    readChosenCurrency(() => localStorage, currencies),
  );
  store.set(consentAtom, readConsentCookie(document.cookie, { gpc: honoursPrivacySignal() }));
}
