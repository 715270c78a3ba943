export { currenciesAtom, currencyAtom } from './atoms.ts';
export { resolveDefaultCurrency, type DefaultCurrencyOptions } from './default-currency.ts';
export { CURRENCY_KEY, storeChosenCurrency, readChosenCurrency } from './preference.ts';
export { lookUpCountry, parseTrace, type TraceOptions } from './trace.ts';
