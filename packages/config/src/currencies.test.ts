import { describe, expect, it } from 'vitest';
import {
  currencies,
  currenciesInWords,
  currencyByCode,
  currencyCodes,
  currencyLabel,
  DEFAULT_CURRENCY,
  defaultCurrencyFor,
  formatMoney,
  isCurrencyCode,
} from './currencies.ts';

describe('specification 9: currencies on offer', () => {
  it('are GBP, EUR and USD, with GBP the default', { tags: ['spec:9-currencies'] }, () => {
    expect(currencies.map(({ code }) => code)).toEqual(['GBP', 'EUR', 'USD']);
    expect(currencyCodes).toEqual(['GBP', 'EUR', 'USD']);
    expect(DEFAULT_CURRENCY).toBe('GBP');
  });

  it('have the symbols that people know', { tags: ['spec:3-currency'] }, () => {
    expect(currencies.map(({ symbol }) => symbol)).toEqual(['£', '€', '$']);
    expect(currencyByCode('EUR').symbol).toBe('€');
  });

  it('show code and symbol on a switch, and only once when both are the same', () => {
    expect(currencies.map(currencyLabel)).toEqual(['GBP £', 'EUR €', 'USD $']);
    expect(currencyLabel({ code: 'CHF', symbol: 'CHF' })).toBe('CHF');
  });

  it('HKD is not one of them', () => {
    expect(isCurrencyCode('HKD')).toBe(false);
    expect(isCurrencyCode('GBP')).toBe(true);
    expect(isCurrencyCode(undefined)).toBe(false);
  });
});

describe('specification 4: the default currency', () => {
  it('is the currency of the visitor’s country', () => {
    expect(defaultCurrencyFor('FR', currencies)).toBe('EUR');
    expect(defaultCurrencyFor('US', currencies)).toBe('USD');
    expect(defaultCurrencyFor('UK', currencies, 'USD')).toBe('GBP');
  });

  it('falls back to the configured currency when the country is unknown', () => {
    expect(defaultCurrencyFor(undefined, currencies, 'USD')).toBe('USD');
  });

  it('falls back to the configured currency for a country without one', () => {
    expect(defaultCurrencyFor('CH', currencies, 'EUR')).toBe('EUR');
    expect(defaultCurrencyFor('XX', currencies, 'EUR')).toBe('EUR');
  });

  it('falls back to the configured currency when the country’s currency is not in the list', () => {
    expect(defaultCurrencyFor('HK', currencies, 'USD')).toBe('USD');
    expect(defaultCurrencyFor('FR', [{ code: 'USD' }, { code: 'GBP' }], 'GBP')).toBe('GBP');
  });

  it('falls back to the first of the list when the configured currency is not in it', () => {
    expect(defaultCurrencyFor(undefined, [{ code: 'USD' }, { code: 'EUR' }], 'GBP')).toBe('USD');
    expect(defaultCurrencyFor('HK', currencies, '')).toBe('GBP');
  });

  it('is none when the page supplies no currencies', () => {
    expect(defaultCurrencyFor('FR', [])).toBeUndefined();
  });
});

describe('money as text', () => {
  it('has no pence for a whole amount', () => {
    expect(formatMoney({ amount: 29_500, currency: 'GBP' })).toBe('£295');
    expect(formatMoney({ amount: 1_100_000, currency: 'EUR' })).toBe('€11,000');
    expect(formatMoney({ amount: 3_200_000, currency: 'USD' })).toBe('$32,000');
  });

  it('has two digits of pence for any other amount', () => {
    expect(formatMoney({ amount: 134_550, currency: 'GBP' })).toBe('£1,345.50');
    expect(formatMoney({ amount: 5, currency: 'USD' })).toBe('$0.05');
  });

  it('has pence for every amount of a receipt, so that the columns line up', () => {
    expect(formatMoney({ amount: 29_500, currency: 'GBP' }, { cents: true })).toBe('£295.00');
  });

  it('is £0 for zero', () => {
    expect(formatMoney({ amount: 0, currency: 'GBP' })).toBe('£0');
  });
});

it.each([
  ['conjunction', 'pounds, euros and dollars'],
  ['disjunction', 'pounds, euros or dollars'],
] as const)('names all offered currencies in a %s', (type, words) => {
  expect(currenciesInWords(type)).toBe(words);
});
