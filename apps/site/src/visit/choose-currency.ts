import type { CurrencyCode } from '@myler/config/currencies';
import { applyCurrency, currencyAtom, keepChosenCurrency } from '@myler/state/currency';
import type { SiteStore } from '../app/site-store.ts';

/** Shows prices in the currency the visitor chose, here and on their next visit. */
export function chooseCurrency(store: SiteStore, code: CurrencyCode): void {
  store.set(currencyAtom, code);
  keepChosenCurrency(() => localStorage, code);
  showCurrency(code);
}

/** Shows prices in a currency that nobody chose: the visitor's country's. */
export function showCurrency(code: CurrencyCode): void {
  applyCurrency(document, code);
  // The page's own switches were made by the server.
  for (const control of document.getElementsByName('currency')) {
    if (control instanceof HTMLSelectElement) control.value = code;
  }
}
