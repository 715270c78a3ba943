import { currencies, type CurrencyCode } from '@myler/config/currencies';
import { CURRENCY_KEY, currencyAtom, keepChosenCurrency, readChosenCurrency } from '@myler/state/currency';
import type { SiteStore } from '../store/site-store.ts';
import { setLive } from '../live/live.ts';

/**
 * The currency that was chosen on this device, followed from here on: other tabs are listened to, and a page that comes
 * back from memory looks again. Where none is chosen any more, the page keeps the one it shows.
 */
export function followCurrency(store: SiteStore): void {
  const read = () => {
    const code = readChosenCurrency(() => localStorage, currencies);
    if (code) showCurrency(store, code);
  };
  read();
  addEventListener('storage', ({ key }) => key === CURRENCY_KEY && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** Shows prices in the currency the visitor chose, here and on their next visit. */
export function chooseCurrency(store: SiteStore, code: CurrencyCode): void {
  keepChosenCurrency(() => localStorage, code);
  showCurrency(store, code);
}

/** Shows prices in a currency, whoever chose it. */
export function showCurrency(store: SiteStore, code: CurrencyCode): void {
  store.set(currencyAtom, code);
  setLive(document.documentElement, 'currency', code);
  // The page's own switches were made by the server.
  for (const control of document.getElementsByName('currency')) {
    if (control instanceof HTMLSelectElement) control.value = code;
  }
}
