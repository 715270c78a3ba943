import { currencyOfCountry } from './countries.ts';

/** Currencies on offer, in the order they are shown (docs/specification.md, section 9). */
export const currencies = [
  { code: 'GBP', symbol: '£', name: 'Pound sterling' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'USD', symbol: '$', name: 'US dollar' },
] as const;

export type Currency = (typeof currencies)[number];
export type CurrencyCode = Currency['code'];

export const currencyCodes: readonly CurrencyCode[] = /* @__PURE__ */ currencies.map(({ code }) => code);

/** Used when an operator configures none (`DEFAULT_CURRENCY`). */
export const DEFAULT_CURRENCY: CurrencyCode = 'GBP';

/**
 * About what a pound is worth. Only for the price of a hotel's night in a currency that its file does not name, which is an
 * indication; what we sell has a price of its own in each currency.
 */
export const perPound: Record<CurrencyCode, number> = { GBP: 1, EUR: 1.16, USD: 1.27 };

/** As questions and terms name sums in a sentence: "any whole sum, in pounds sterling". */
export const currencyPlurals: Record<CurrencyCode, string> = {
  GBP: 'pounds sterling',
  EUR: 'euros',
  USD: 'US dollars',
};

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return currencyCodes.some((code) => code === value);
}

export function currencyByCode(code: CurrencyCode): Currency {
  return currencies.find((currency) => currency.code === code) ?? currencies[0];
}

/** "GBP £", as a switch of currencies shows it; "CHF" where the symbol is the code. */
export function currencyLabel({ code, symbol }: { code: string; symbol: string }): string {
  return symbol === code ? code : `${code} ${symbol}`;
}

/** An amount in minor units (pence, cents) with its currency: the only form money has until a view shows it. */
export interface Money {
  amount: number;
  currency: CurrencyCode;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Money as the visitor reads it. Whole amounts lose their zeros ("£295") unless `cents` asks for them ("£295.00"),
 * as in a receipt, where the columns should line up.
 */
export function formatMoney({ amount, currency }: Money, { cents = false }: { cents?: boolean } = {}): string {
  const digits = cents || amount % 100 !== 0 ? 2 : 0;
  const key = `${currency}${digits}`;
  let format = formats.get(key);
  // Stryker disable next-line ConditionalExpression: making a format anew gives the same text, ten times slower.
  if (!format) {
    format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Stryker disable next-line CallExpression: as above.
    formats.set(key, format);
  }
  return format.format(amount / 100);
}

/**
 * The currency a visitor starts with (docs/specification.md, section 4): the one of their country when it is in the
 * list, otherwise the configured default, otherwise the first of the list. An unknown country falls back; it is never
 * guessed.
 *
 * @param country ISO 3166-1 alpha-2 (`UK` is understood as `GB`), or undefined when it could not be learnt
 * @param offered the page's currencies; empty answers undefined
 */
export function defaultCurrencyFor<Code extends string>(
  country: string | undefined,
  offered: readonly { code: Code }[],
  configured: string = DEFAULT_CURRENCY,
): Code | undefined {
  const has = (code: string | undefined) => offered.find((currency) => currency.code === code)?.code;
  return has(currencyOfCountry(country)) ?? has(configured) ?? offered[0]?.code;
}
