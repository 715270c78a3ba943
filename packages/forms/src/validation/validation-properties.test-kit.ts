import { monthNames } from '@myler/config/months';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ageOn } from '@myler/config/dates';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import {
  child,
  emailAddress,
  instagramUsername,
  PASSWORD_LENGTH,
  password as passwordSchema,
  registration,
} from '@myler/api-client/contract';
import { readDate } from '@myler/config/typed-date';
import { normaliseName, normalisePassword } from '@myler/config/typed-text';
import {
  ADULT_AGE,
  childDateOfBirthError,
  childNameError,
  cityError,
  confirmPasswordError,
  dateOfBirthError,
  emailError,
  instagramError,
  isCommonPassword,
  loadTelephone,
  nameError,
  passwordError,
  telephoneError,
  normaliseInstagram,
} from './index.ts';
import { accepts, expectValidationResult, SENTENCES } from '../validation-result.test-kit.ts';

const TODAY = '2026-11-22';
const wireDate = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const dateParts = fc.record({ day: anyText, month: fc.oneof(anyText, fc.constantFrom(...monthNames)), year: anyText });
const owner = fc.record({ email: anyText, firstName: anyText, lastName: anyText });
/** A single line without control characters, which a form rejects. */
const lineOf = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
const read = await loadTelephone();

/** Properties of the rules of the other fields, for any input. */
export const validationProperties: PropertyTable = {
  nameError: [
    always(
      'gives a true error exactly when the contract rejects the text',
      anyText,
      fc.constantFrom('first name', 'last name'),
      (text, label) => {
        const error = nameError(text, label);
        expectValidationResult(error, accepts(registration.shape.firstName, text));
        if (error?.includes('60 characters')) expect(Array.from(text.trim()).length).toBeGreaterThan(60);
        if (error?.startsWith('Enter your')) expect(normaliseName(text)).toBe('');
      },
    ),
  ],
  childNameError: [
    always('gives an error exactly when the contract rejects the text', anyText, (text) => {
      expectValidationResult(childNameError(text), accepts(child.shape.firstName, text));
    }),
  ],
  cityError: [
    always('gives a true error exactly when the contract rejects the text', anyText, (text) => {
      const error = cityError(text);
      expectValidationResult(error, accepts(registration.shape.city.shape.name, text));
      if (error?.includes('120 characters')) expect(Array.from(text.trim()).length).toBeGreaterThan(120);
      if (error?.includes('one line')) expect(lineOf(text)).toBe(false);
    }),
  ],
  emailError: [
    always(
      'gives an error exactly when the contract rejects the text',
      fc.oneof(anyText, fc.emailAddress()),
      (text) => {
        expectValidationResult(emailError(text), accepts(emailAddress, text));
      },
    ),
  ],
  normaliseInstagram: [
    always('reads a username in every format', fc.stringMatching(/^[\w.]{1,30}$/), (username) => {
      for (const typed of [
        username,
        ` ${username} `,
        `@${username}`,
        `https://www.instagram.com/${username}/?hl=en`,
        `instagram.com/${username}`,
      ]) {
        expect(normaliseInstagram(typed)).toBe(username);
      }
    }),
    always('removes the address of the site from any text', anyText, (text) => {
      expect(normaliseInstagram(text)).not.toMatch(/[/?]/);
    }),
  ],
  instagramError: [
    always('gives an error exactly when the contract rejects the username', anyText, (text) => {
      expectValidationResult(instagramError(text), accepts(instagramUsername, normaliseInstagram(text)));
    }),
  ],
  dateOfBirthError: [
    always('gives an error for any text that is not the date of birth of an adult', dateParts, (parts) => {
      const date = readDate(parts);
      expectValidationResult(
        dateOfBirthError(parts, TODAY),
        date !== undefined && date <= TODAY && ageOn(date, TODAY) >= ADULT_AGE && ageOn(date, TODAY) <= 120,
      );
    }),
    always('accepts exactly the ages from 18 to 120 on the day', wireDate, wireDate, (birth, today) => {
      const [year = '', month = '', day = ''] = birth.split('-');
      const age = ageOn(birth, today);
      expectValidationResult(
        dateOfBirthError({ day, month, year }, today),
        birth <= today && age >= ADULT_AGE && age <= 120,
      );
    }),
  ],
  childDateOfBirthError: [
    always(
      'gives an error for any text, and accepts exactly the ages under 18 on the day',
      dateParts,
      wireDate,
      wireDate,
      (parts, birth, today) => {
        if (readDate(parts) === undefined) expect(childDateOfBirthError(parts, today)).toMatch(SENTENCES);
        const [year = '', month = '', day = ''] = birth.split('-');
        expectValidationResult(
          childDateOfBirthError({ day, month, year }, today),
          birth <= today && ageOn(birth, today) < ADULT_AGE,
        );
      },
    ),
  ],
  telephoneError: [
    always(
      'gives an error exactly when the number cannot be read, in any country',
      anyText,
      anyText,
      fc.option(anyText, { nil: undefined }),
      (typed, code, country) => {
        const error = telephoneError(typed, code, read, country?.trim() ? 'your country' : undefined);
        expectValidationResult(error, typed.trim() !== '' && read(typed, code) !== undefined);
      },
    ),
    always(
      'accepts its own result in any country',
      fc.stringMatching(/^0?[1-9][0-9 ]{7,10}$/),
      fc.constantFrom('GB', 'FR', 'US', 'IT', 'JP'),
      (typed, code) => {
        const number = read(typed, code);
        if (number) expect([read(number, 'ZZ'), read(number, 'FR')]).toEqual([number, number]);
      },
    ),
  ],
  passwordError: [
    always(
      'gives a true error for any text that the contract rejects',
      fc.oneof(anyText, fc.string({ unit: 'grapheme', minLength: 5, maxLength: 20 })),
      owner,
      (text, who) => {
        const error = passwordError(text, who);
        const length = Array.from(normalisePassword(text)).length;
        if (error) expect(error).toMatch(SENTENCES);
        else expect([accepts(passwordSchema, text), isCommonPassword(text)]).toEqual([true, false]);
        expect(error?.startsWith('Use at least') ?? false).toBe(length > 0 && length < PASSWORD_LENGTH.min);
        expect(error?.includes('or fewer') ?? false).toBe(length > PASSWORD_LENGTH.max);
      },
    ),
    always(
      'rejects the name and the email address of the owner',
      fc.stringMatching(/^[a-z]{6,12}$/),
      fc.stringMatching(/^[a-z]{6,12}$/),
      (firstName, lastName) => {
        const email = `${firstName}@example.com`;
        for (const password of [`${firstName} ${lastName}`, `${lastName}.${firstName}`.toUpperCase(), email]) {
          expect(passwordError(password, { email, firstName, lastName })).toMatch(SENTENCES);
        }
      },
    ),
  ],
  isCommonPassword: [
    always('returns a boolean for any text, in any case', fc.oneof(anyText, fc.string()), (text) => {
      expect(typeof isCommonPassword(text)).toBe('boolean');
      expect(isCommonPassword(text.toLowerCase())).toBe(isCommonPassword(text));
    }),
    always(
      'is true for a short piece that is repeated',
      fc.stringMatching(/^[a-z]{1,2}$/),
      fc.integer({ min: 6, max: 20 }),
      (piece, times) => {
        expect(isCommonPassword(piece.repeat(times))).toBe(true);
      },
    ),
  ],
  confirmPasswordError: [
    always('accepts the same text and nothing else', anyText, anyText, (one, other) => {
      expectValidationResult(confirmPasswordError(one, other), one !== '' && one === other);
      expectValidationResult(confirmPasswordError(one, one), one !== '');
    }),
  ],
};
