import { currencyOfCountry } from './countries.ts';

/** The offered currencies, in the order in which they are shown (docs/specification.md, section 9). */
export const currencies = [
  { code: 'GBP', symbol: '£', name: 'Pound sterling' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'USD', symbol: '$', name: 'US dollar' },
] as const;

export type Currency = (typeof currencies)[number];
export type CurrencyCode = Currency['code'];

/** ISO 4217 codes, in the order in which currencies are shown. */
export const currencyCodes: readonly CurrencyCode[] = /* @__PURE__ */ currencies.map(({ code }) => code);

/** The default if the operator does not set `DEFAULT_CURRENCY`. */
export const DEFAULT_CURRENCY: CurrencyCode = 'GBP';

/**
 * Approximate exchange rates of the pound. They are only for indicative prices of hotels, in currencies that a hotel's
 * file does not have. What we sell has a fixed price in each currency.
 */
export const perPound: Record<CurrencyCode, number> = { GBP: 1, EUR: 1.16, USD: 1.27 };

/** The names of currencies within a sentence: "any whole sum, in pounds sterling". */
export const currencyPlurals: Record<CurrencyCode, string> = {
  GBP: 'pounds sterling',
  EUR: 'euros',
  USD: 'US dollars',
};

/** Their short names within a sentence. */
const shortPlurals: Record<CurrencyCode, string> = { GBP: 'pounds', EUR: 'euros', USD: 'dollars' };

/** "pounds, euros and dollars", or with "or" for a disjunction. */
export function currenciesInWords(type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(currencyCodes.map((code) => shortPlurals[code]));
}

/** Whether `value` is the code of an offered currency, in capitals. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return currencyCodes.some((code) => code === value);
}

/** The currency with its symbol and name. */
export function currencyByCode(code: CurrencyCode): Currency {
  return currencies.find((currency) => currency.code === code) ?? currencies[0];
}

/** The label of a currency in the switch: "GBP £", or "CHF" if the symbol is the code. */
export function currencyLabel({ code, symbol }: { code: string; symbol: string }): string {
  return symbol === code ? code : `${code} ${symbol}`;
}

/** An amount in minor units (pence, cents) with its currency. All code but views represents money like this. */
export interface Money {
  amount: number;
  currency: CurrencyCode;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats money for visitors. Whole amounts have no decimals ("£295") unless `cents` is set ("£295.00"), for example in
 * a receipt, so that the columns are aligned.
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
 * The currency a visitor starts with (docs/specification.md, section 4): the currency of the country if it is in the
 * list, otherwise the configured default, otherwise the first of the list. An unknown country is never guessed.
 *
 * @param country ISO 3166-1 alpha-2 (`UK` counts as `GB`), or undefined if it is unknown
 * @param offered the page's currencies; if it is empty, the result is undefined
 */
export function defaultCurrencyFor<Code extends string>(
  country: string | undefined,
  offered: readonly { code: Code }[],
  configured: string = DEFAULT_CURRENCY,
): Code | undefined {
  const has = (code: string | undefined) => offered.find((currency) => currency.code === code)?.code;
  return has(currencyOfCountry(country)) ?? has(configured) ?? offered[0]?.code;
}
