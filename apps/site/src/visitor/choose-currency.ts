import { currencies, type CurrencyCode } from '@myler/config/currencies';
import { CURRENCY_KEY, currencyAtom, storeChosenCurrency, readChosenCurrency } from '@myler/state/currency';
import { localDevice, syncedFromDevice } from '@myler/state/device';
import type { SiteStore } from '../store/site-store.ts';
import { setLive } from '@myler/islands/attributes';

/**
 * Keeps the page's currency equal to the one chosen on this device. When none is chosen any more, the page keeps the one it
 * shows.
 */
export function syncCurrency(store: SiteStore): void {
  syncedFromDevice(CURRENCY_KEY, () => {
    const code = readChosenCurrency(localDevice, currencies);
    if (code) showCurrency(store, code);
  });
}

/** Shows prices in the currency that the visitor chose, now and on later visits. */
export function chooseCurrency(store: SiteStore, code: CurrencyCode): void {
  storeChosenCurrency(localDevice, code);
  showCurrency(store, code);
}

/** Shows prices in a currency, whether the visitor or the site chose it. */
export function showCurrency(store: SiteStore, code: CurrencyCode): void {
  store.set(currencyAtom, code);
  setLive(document.documentElement, 'currency', code);
  // The server rendered the page's switches, so React does not update them.
  for (const control of document.getElementsByName('currency')) {
    if (control instanceof HTMLSelectElement) control.value = code;
  }
}
