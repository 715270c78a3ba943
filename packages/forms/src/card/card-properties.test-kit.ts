import fc from 'fast-check';
import { expect } from 'vitest';
import { cardBrands } from '@myler/config/cards';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import { creditCard } from '@myler/api-client/contract';
import {
  cardBrandOf,
  cardNumberError,
  digitsOf,
  expiryError,
  formatCardNumber,
  formatExpiryTyping,
  hasValidCheckDigit,
  parseExpiry,
  securityCodeError,
  securityCodeLength,
  normaliseExpiry,
  toWireExpiry,
  securityCodeHint,
} from './index.ts';
import { accepts, expectValidationResult, SENTENCES } from '../validation-result.test-kit.ts';

const TODAY = '2026-11-22';
const brand = fc.constantFrom(...cardBrands);
/** Digits with the separators that people type between them. */
const typedNumber = fc
  .array(fc.tuple(fc.stringMatching(/^\d{1,6}$/), fc.constantFrom('', ' ', '-', ' - ', '\t', '.')), { maxLength: 6 })
  .map((groups) => groups.flat().join(''));
const expiry = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2000, max: 2099 }) });
const typedExpiry = fc.oneof(anyText, fc.stringMatching(/^\d{1,2} ?[/\-. ]? ?\d{2,4}$/));
/** Properties of the card rules, for any input. */
export const cardProperties: PropertyTable = {
  digitsOf: [
    always('keeps digits and nothing else', anyText, (text) => {
      expect(digitsOf(text)).toMatch(/^[0-9]*$/);
      expect(digitsOf(digitsOf(text))).toBe(digitsOf(text));
    }),
  ],
  cardBrandOf: [
    always('returns the same brand for any format of the digits', fc.oneof(anyText, typedNumber), (text) => {
      expect(cardBrands).toContain(cardBrandOf(text));
      expect(cardBrandOf(formatCardNumber(text))).toBe(cardBrandOf(text));
    }),
  ],
  formatCardNumber: [
    always(
      'loses only the digits beyond the longest number, and is idempotent',
      fc.oneof(anyText, typedNumber),
      (text) => {
        const formatted = formatCardNumber(text);
        expect(digitsOf(text).startsWith(digitsOf(formatted))).toBe(true);
        expect(digitsOf(formatted)).toHaveLength(Math.min(digitsOf(text).length, digitsOf(formatted).length));
        if (digitsOf(text).length <= 14) expect(digitsOf(formatted)).toBe(digitsOf(text));
        expect(formatCardNumber(formatted)).toBe(formatted);
      },
    ),
  ],
  hasValidCheckDigit: [
    always('returns false for any text that is not all digits', anyText, (text) => {
      if (!/^\d+$/.test(text)) expect(hasValidCheckDigit(text)).toBe(false);
    }),
    always('accepts exactly one last digit of ten', fc.stringMatching(/^\d{11,18}$/), (body) => {
      const right = [...Array(10).keys()].filter((last) => hasValidCheckDigit(`${body}${last}`));
      expect(right).toHaveLength(/[1-9]/.test(body) ? 1 : 0);
    }),
  ],
  cardNumberError: [
    always('gives an error, or accepts a number that the contract accepts', fc.oneof(anyText, typedNumber), (text) => {
      const error = cardNumberError(text);
      if (error) expect(error).toMatch(SENTENCES);
      else
        expect([hasValidCheckDigit(digitsOf(text)), accepts(creditCard.shape.number, digitsOf(text))]).toEqual([
          true,
          true,
        ]);
    }),
  ],
  parseExpiry: [
    always('returns a month that exists, or nothing, for any text', typedExpiry, (text) => {
      const read = parseExpiry(text);
      if (read) expect([read.month >= 1 && read.month <= 12, read.year >= 100]).toEqual([true, true]);
    }),
    always('reads every format of an expiry date', expiry, fc.constantFrom('/', '-', '.', ' ', ' / '), (date, gap) => {
      const month = String(date.month).padStart(2, '0');
      const short = String(date.year % 100).padStart(2, '0');
      for (const typed of [
        `${month}${gap}${short}`,
        `${month}${gap}${date.year}`,
        `${date.month}${gap}${short}`,
        `${month}${short}`,
        `${month}${date.year}`,
      ]) {
        expect(parseExpiry(typed)).toEqual(date);
      }
    }),
  ],
  toWireExpiry: [
    always('is read back unchanged, and the contract accepts it', expiry, (date) => {
      expect(parseExpiry(toWireExpiry(date))).toEqual(date);
      expect(accepts(creditCard.shape.expiry, toWireExpiry(date))).toBe(true);
    }),
  ],
  normaliseExpiry: [
    always('keeps the meaning of the text, and is idempotent', typedExpiry, (text) => {
      expect(parseExpiry(normaliseExpiry(text))).toEqual(parseExpiry(text));
      expect(normaliseExpiry(normaliseExpiry(text))).toBe(normaliseExpiry(text));
    }),
  ],
  formatExpiryTyping: [
    always('removes no character except a slash', anyText, anyText, (typed, before) => {
      expect(formatExpiryTyping(typed, before).replaceAll('/', '')).toBe(typed.replaceAll('/', ''));
    }),
    always('formats an expiry date digit by digit without changing its meaning', expiry, ({ month, year }) => {
      let field = '';
      for (const key of toWireExpiry({ month, year }).replace('-', '')) field = formatExpiryTyping(field + key, field);
      expect(parseExpiry(field)).toEqual({ month, year });
    }),
  ],
  expiryError: [
    always('accepts this month to 20 years ahead, and gives an error for anything else', typedExpiry, (text) => {
      const error = expiryError(text, TODAY);
      const date = parseExpiry(text);
      const ahead = date ? (date.year - 2026) * 12 + date.month - 11 : -1;
      expectValidationResult(error, ahead >= 0 && ahead <= 240);
    }),
  ],
  securityCodeLength: [
    always(
      'is three or four, and the contract accepts codes of that length',
      brand,
      fc.stringMatching(/^\d{4}$/),
      (name, digits) => {
        const code = digits.slice(0, securityCodeLength(name));
        expect(accepts(creditCard.shape.cvc, code)).toBe(true);
        expect(securityCodeError(code, name)).toBeUndefined();
      },
    ),
  ],
  securityCodeError: [
    always(
      'gives an error, or accepts a code that the contract accepts',
      fc.oneof(anyText, fc.stringMatching(/^\d{0,6}$/)),
      brand,
      (text, name) => {
        const error = securityCodeError(text, name);
        if (error) expect(error).toMatch(SENTENCES);
        else expect(accepts(creditCard.shape.cvc, digitsOf(text))).toBe(true);
      },
    ),
  ],
  securityCodeHint: [
    always('names the number of digits of the code', brand, (name) => {
      expect(securityCodeHint(name)).toMatch(SENTENCES);
      expect(securityCodeHint(name)).toContain(` ${securityCodeLength(name)} digits`);
    }),
  ],
};
