import { currencies } from '@myler/config/currencies';
import { currenciesAtom } from '@myler/state/currency';
import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../store/site-store.ts';
import { syncCurrency } from '../visitor/choose-currency.ts';
import { consentOnDevice } from '../analytics/consent-on-device.ts';

/** Fills the store with what this device has stored, before anything is rendered. */
export function prepareStore(store: SiteStore): void {
  store.set(currenciesAtom, currencies);
  syncCurrency(store);
  store.set(consentAtom, consentOnDevice());
}
