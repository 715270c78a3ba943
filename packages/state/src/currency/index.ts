export { currenciesAtom, currencyAtom } from './atoms.ts';
export { resolveDefaultCurrency, type DefaultCurrencyQuestion } from './default-currency.ts';
export { CURRENCY_KEY, keepChosenCurrency, readChosenCurrency } from './preference.ts';
export { lookUpCountry, parseTrace, type TraceOptions } from './trace.ts';
