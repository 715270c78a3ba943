import { currencies } from '@myler/config/currencies';
import { currenciesAtom, currencyAtom, readChosenCurrency } from '@myler/state/currency';
import { consentAtom, readConsentCookie } from '@myler/state/session';
import type { SiteStore } from '../app/site-store.ts';
import { honoursPrivacySignal } from './privacy-signal.ts';

/** What this device knows already, before anything is rendered. */
export function prepareStore(store: SiteStore): void {
  store.set(currenciesAtom, currencies);
  store.set(
    currencyAtom,
    readChosenCurrency(() => localStorage, currencies),
  );
  store.set(consentAtom, readConsentCookie(document.cookie, { gpc: honoursPrivacySignal() }));
}
