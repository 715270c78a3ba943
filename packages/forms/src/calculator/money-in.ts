import { formatMoney, type CurrencyCode } from '@myler/config/currencies';

/** A sum in whole units, without its sign. */
export const moneyIn = (currency: CurrencyCode) => (whole: number) =>
  formatMoney({ amount: Math.abs(whole) * 100, currency });
