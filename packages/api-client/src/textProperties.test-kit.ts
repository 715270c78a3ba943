import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { hasContactDetails, normaliseLine, normaliseName, normaliseParagraph } from '@myler/config/typed-text';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import {
  companyName,
  format,
  handle,
  newPassword,
  paragraph,
  personName,
  singleLine,
  token,
  typedCode,
  typedDigits,
  typedPassword,
} from './contract/index.ts';

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string) => Array.from(text).length;
const max = fc.integer({ min: 1, max: 60 });

/** Accepts what is valid once it is normalised, and answers with that. */
function normalises(
  make: (max: number) => z.ZodMiniType<string>,
  normalise: (typed: string) => string,
  isValid: (text: string) => boolean,
) {
  return always('accepts exactly what is valid once it is normalised', anyText, max, (typed, most) => {
    const text = normalise(typed);
    const parsed = z.safeParse(make(most), typed);
    expect(parsed.success).toBe(text !== '' && lengthOf(text) <= most && isValid(text));
    if (parsed.success) expect(parsed.data).toBe(text);
  });
}

/** Properties of the constructors of texts, for any input. */
export const textProperties: PropertyTable = {
  personName: [
    normalises(personName, normaliseName, (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && !hasContactDetails(text)),
  ],
  companyName: [normalises(companyName, normaliseName, (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))],
  singleLine: [normalises(singleLine, normaliseLine, (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))],
  paragraph: [
    normalises(paragraph, normaliseParagraph, (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.replaceAll('\n', ''))),
  ],
  typedCode: [
    always(
      'reads a code that is written with spaces and in small letters',
      fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
      (code) => {
        expect(z.parse(typedCode(20), ` ${code.toLowerCase().split('').join(' ')} `)).toBe(code);
      },
    ),
  ],
  typedDigits: [
    always('reads digits of another script', fc.stringMatching(/^[0-9]{6}$/), (digits) => {
      const arabic = digits.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
      expect(z.parse(typedDigits(6), `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).toBe(digits);
    }),
  ],
  newPassword: [
    always('is the same composed and decomposed', anyText, (text) => {
      const read = (typed: string) => z.safeParse(newPassword(1, 600), typed).data;
      expect(read(text.normalize('NFD'))).toBe(read(text.normalize('NFC')));
    }),
  ],
  typedPassword: [
    always('stays as it was typed', anyText, (text) => {
      expect(z.safeParse(typedPassword(600), text).data).toBe(text === '' || lengthOf(text) > 600 ? undefined : text);
    }),
  ],
  format: [
    always('accepts what has the form', anyText, (text) => {
      expect(z.safeParse(format(/^[a-z]*$/), text).success).toBe(/^[a-z]*$/.test(text));
    }),
  ],
  handle: [
    always('reads full-width letters', fc.stringMatching(/^[a-z]{1,20}$/), (name) => {
      const wide = name.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
      expect(z.parse(handle(/^[a-z]+$/, 20), ` ${wide}`)).toBe(name);
    }),
  ],
  isText: 'A test of the endpoints asks every text of every request.',
  token: [
    always('accepts any text of its length', anyText, max, (text, most) => {
      expect(z.safeParse(token(1, most), text).success).toBe(text !== '' && lengthOf(text) <= most);
    }),
  ],
};
