import fc from 'fast-check';
import { expect } from 'vitest';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import { currencyOfCountry, normaliseCountry } from './countries.ts';
import {
  currencies,
  currenciesInWords,
  currencyByCode,
  currencyCodes,
  currencyLabel,
  defaultCurrencyFor,
  formatMoney,
  isCurrencyCode,
} from './currencies.ts';

const oneOf = <const Value>(values: readonly Value[]) => fc.constantFrom(...values);

const currencyCode = oneOf(currencyCodes);

const offered = fc.array(fc.record({ code: fc.oneof(currencyCode, anyText) }), { maxLength: 4 });

const amount = fc.integer({ min: 0, max: 100_000_000 });

/** Currencies, their countries, and sums of money. */
export const moneyProperties: PropertyTable = {
  normaliseCountry: [
    always('returns two capitals for two letters, and nothing for any other text', anyText, (text) => {
      const code = normaliseCountry(text);
      if (/^[a-z]{2}$/i.test(text.trim())) expect(code).toMatch(/^[A-Z]{2}$/);
      else expect(code).toBeUndefined();
    }),
    always('is idempotent', fc.stringMatching(/^\s*[a-zA-Z]{2}\s*$/), (text) => {
      const code = normaliseCountry(text);
      expect(normaliseCountry(code)).toBe(code);
    }),
  ],
  currencyOfCountry: [
    always('returns a currency code or nothing', anyText, (text) => {
      expect(currencyOfCountry(text) ?? 'GBP').toMatch(/^[A-Z]{3}$/);
    }),
    always('ignores case', fc.stringMatching(/^[a-zA-Z]{2}$/), (code) => {
      expect(currencyOfCountry(code.toLowerCase())).toBe(currencyOfCountry(code.toUpperCase()));
    }),
  ],
  currenciesInWords: [
    always('names each currency once', oneOf(['conjunction', 'disjunction']), (type) => {
      const named = currenciesInWords(type).split(/, | and | or /);
      expect(new Set(named).size).toBe(currencyCodes.length);
      expect(named).toHaveLength(currencyCodes.length);
    }),
  ],
  isCurrencyCode: [
    always('is true for the codes on offer and nothing else', fc.oneof(currencyCode, fc.anything()), (value) => {
      expect(isCurrencyCode(value)).toBe((currencyCodes as readonly unknown[]).includes(value));
    }),
  ],
  currencyLabel: [
    always('begins with the code and ends with the symbol', currencyCode, (code) => {
      const currency = currencyByCode(code);
      expect(currencyLabel(currency).startsWith(code)).toBe(true);
      expect(currencyLabel(currency).endsWith(currency.symbol)).toBe(true);
    }),
  ],
  currencyByCode: [
    always('returns the currency with the given code', currencyCode, (code) => {
      expect(currencyByCode(code).code).toBe(code);
    }),
  ],
  defaultCurrencyFor: [
    always(
      'returns a currency on offer, and nothing only when none is on offer',
      anyText,
      offered,
      anyText,
      (country, list, configured) => {
        const code = defaultCurrencyFor(country, list, configured);
        if (list.length === 0) expect(code).toBeUndefined();
        else expect(list.map((currency) => currency.code)).toContain(code);
      },
    ),
    always('returns the currency of the country when it is on offer', fc.stringMatching(/^[A-Z]{2}$/), (country) => {
      const localCurrency = currencyOfCountry(country);
      if (isCurrencyCode(localCurrency)) expect(defaultCurrencyFor(country, currencies, 'USD')).toBe(localCurrency);
    }),
  ],
  formatMoney: [
    always(
      'keeps every penny, with and without trailing zeros',
      amount,
      currencyCode,
      fc.boolean(),
      (sum, currency, cents) => {
        const text = formatMoney({ amount: sum, currency }, { cents });
        const { symbol } = currencyByCode(currency);
        expect(text.startsWith(symbol)).toBe(true);
        expect(Math.round(Number(text.slice(symbol.length).replaceAll(',', '')) * 100)).toBe(sum);
      },
    ),
    always('writes two digits of pence or none', amount, currencyCode, (sum, currency) => {
      expect(formatMoney({ amount: sum, currency })).toMatch(sum % 100 === 0 ? /^\D+[\d,]+$/ : /^\D+[\d,]+\.\d\d$/);
    }),
  ],
};
