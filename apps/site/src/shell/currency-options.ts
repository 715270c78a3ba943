import { currencies, currencyLabel } from '@myler/config/currencies';

/** The choices of the controls labelled Currency: "GBP £". */
export const currencyOptions = currencies.map((currency) => ({ value: currency.code, label: currencyLabel(currency) }));
