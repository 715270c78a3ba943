import fc from 'fast-check';
import { expect } from 'vitest';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import {
  asciiDigits,
  hasContactDetails,
  normaliseCode,
  normaliseEmail,
  normaliseLine,
  normaliseName,
  normaliseParagraph,
  normalisePassword,
} from './typed-text.ts';

/** Marks that nobody sees: of width, of direction, of the order of bytes, and a soft hyphen. */
const invisible = fc.constantFrom('', '\u200B', '\u202A', '\u2068', '\uFEFF', '\u00AD', ' ', '\t');

/** The digits of each script known to `Intl`, from 9 down to 0. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210))
  .filter((digits) => /^\p{Nd}{10}$/u.test(digits));

const isIdempotent = (normalise: (typed: string) => string) =>
  always('is idempotent', anyText, (text) => {
    expect(normalise(normalise(text))).toBe(normalise(text));
  });

/** Properties of what people type, for any input. */
export const textProperties: PropertyTable = {
  normaliseEmail: [
    always(
      'removes invisible characters',
      fc.emailAddress().filter((address) => !address.startsWith("'")),
      fc.array(invisible, { minLength: 2, maxLength: 4 }),
      fc.nat(),
      (address, marks, place) => {
        const [first = '', last = '', ...inner] = marks;
        const at = place % address.length;
        const typed = `${first}${address.slice(0, at)}${inner.join('').trim()}${address.slice(at)}${last}`;
        expect(normaliseEmail(typed)).toBe(address);
      },
    ),
    isIdempotent(normaliseEmail),
  ],
  asciiDigits: [
    always('replaces every digit of another script, and is idempotent', anyText, (text) => {
      const ascii = asciiDigits(text);
      expect(ascii.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
      expect(asciiDigits(ascii)).toBe(ascii);
    }),
    always('reads the digits of every script', fc.constantFrom(...scripts), (digits) => {
      expect(asciiDigits(digits)).toBe('9876543210');
    }),
  ],
  hasContactDetails: [
    always('finds the address of any site, wherever it stands', fc.webUrl(), anyText, (url, text) => {
      expect(hasContactDetails(`${text} ${url}`)).toBe(true);
      expect(hasContactDetails(`${text} ${new URL(url).hostname}`)).toBe(true);
    }),
    always(
      'accepts words with full stops that spaces follow',
      fc.array(fc.stringMatching(/^[A-Za-zéß]{1,9}\.?$/)),
      (words) => {
        expect(hasContactDetails(words.join(' '))).toBe(false);
      },
    ),
  ],
  normaliseCode: [isIdempotent(normaliseCode)],
  normaliseLine: [isIdempotent(normaliseLine)],
  normaliseName: [
    isIdempotent(normaliseName),
    always('has no mark of direction', anyText, (text) => {
      expect(normaliseName(`\u202E${text}\u200F`)).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
    }),
  ],
  normaliseParagraph: [isIdempotent(normaliseParagraph)],
  normalisePassword: [isIdempotent(normalisePassword)],
};
