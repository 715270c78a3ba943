import { monthNames } from '@myler/config/months';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cardBrands } from '@myler/config/cards';
import { ageOn } from '@myler/config/dates';
import { always, anyText, isForMutants, propertySuite } from '@myler/config/presets/properties';
import {
  child,
  creditCard,
  emailAddress,
  instagramUsername,
  PASSWORD_LENGTH,
  password as passwordSchema,
  registration,
} from '@myler/api-client/contract';
import {
  asciiDigits,
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
  tidyExpiry,
  toWireExpiry,
  whereItIs,
} from './card/index.ts';
import { createAttemptKeys } from './attempt/keys.ts';
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
  readDate,
  readMonth,
  telephoneError,
  tidyInstagram,
  type ReadTelephone,
} from './validation/index.ts';

const TODAY = '2026-11-22';
/** What every message is: a sentence, or several. */
const SENTENCES = /^[A-Z].*[.]$/su;
const brand = fc.constantFrom(...cardBrands);
/** Digits with what people put between them. */
const typedNumber = fc
  .array(fc.tuple(fc.stringMatching(/^\d{1,6}$/), fc.constantFrom('', ' ', '-', ' - ', '\t', '.')), { maxLength: 6 })
  .map((groups) => groups.flat().join(''));
const wireDate = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const expiry = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2000, max: 2099 }) });
const typedExpiry = fc.oneof(anyText, fc.stringMatching(/^\d{1,2} ?[/\-. ]? ?\d{2,4}$/));
const dateParts = fc.record({ day: anyText, month: fc.oneof(anyText, fc.constantFrom(...monthNames)), year: anyText });
const owner = fc.record({ email: anyText, firstName: anyText, lastName: anyText });
/** Between words there is nothing of what a form refuses. */
const lineOf = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** A message for every refusal, and for nothing that the contract takes. */
function expectVerdict(error: string | undefined, isTaken: boolean): void {
  if (isTaken) expect(error).toBeUndefined();
  else expect(error).toMatch(SENTENCES);
}

/** How the digits of each script that computers know are written, from 9 down to 0. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210))
  .filter((digits) => /^\p{Nd}{10}$/u.test(digits));

let read: ReadTelephone;
beforeAll(async () => {
  read = await loadTelephone();
});

const component = 'a component: its stories show and test it in a browser';
const passesOn = 'passes calls on: the journeys make them';

const suite = propertySuite(`${import.meta.dirname}/..`, {
  asciiDigits: [
    always('leaves no digit of another script, and changes nothing the second time', anyText, (text) => {
      const ascii = asciiDigits(text);
      expect(ascii.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
      expect(asciiDigits(ascii)).toBe(ascii);
    }),
    always('reads the digits of every script', fc.constantFrom(...scripts), (digits) => {
      expect(asciiDigits(digits)).toBe('9876543210');
    }),
  ],
  digitsOf: [
    always('keeps digits and nothing else', anyText, (text) => {
      expect(digitsOf(text)).toMatch(/^[0-9]*$/);
      expect(digitsOf(digitsOf(text))).toBe(digitsOf(text));
    }),
  ],
  cardBrandOf: [
    always('is a brand, however the digits are typed', fc.oneof(anyText, typedNumber), (text) => {
      expect(cardBrands).toContain(cardBrandOf(text));
      expect(cardBrandOf(formatCardNumber(text))).toBe(cardBrandOf(text));
    }),
  ],
  formatCardNumber: [
    always(
      'loses no digit but those that are too many, and changes nothing the second time',
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
    always('judges any text without an error', anyText, (text) => {
      if (!/^\d+$/.test(text)) expect(hasValidCheckDigit(text)).toBe(false);
    }),
    always('is right for one last digit of ten', fc.stringMatching(/^\d{11,18}$/), (body) => {
      const right = [...Array(10).keys()].filter((last) => hasValidCheckDigit(`${body}${last}`));
      expect(right).toHaveLength(/[1-9]/.test(body) ? 1 : 0);
    }),
  ],
  cardNumberError: [
    always(
      'says what is wrong with any text, and takes what the provider takes',
      fc.oneof(anyText, typedNumber),
      (text) => {
        const error = cardNumberError(text);
        if (error) expect(error).toMatch(SENTENCES);
        else
          expect([hasValidCheckDigit(digitsOf(text)), accepts(creditCard.shape.number, digitsOf(text))]).toEqual([
            true,
            true,
          ]);
      },
    ),
  ],
  parseExpiry: [
    always('reads any text without an error: a month that exists, or nothing', typedExpiry, (text) => {
      const read = parseExpiry(text);
      if (read) expect([read.month >= 1 && read.month <= 12, read.year >= 100]).toEqual([true, true]);
    }),
    always('understands each way to write it', expiry, fc.constantFrom('/', '-', '.', ' ', ' / '), (date, gap) => {
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
    always('is read back as it was, and is what the contract takes', expiry, (date) => {
      expect(parseExpiry(toWireExpiry(date))).toEqual(date);
      expect(accepts(creditCard.shape.expiry, toWireExpiry(date))).toBe(true);
    }),
  ],
  tidyExpiry: [
    always('means the same as before, and changes nothing the second time', typedExpiry, (text) => {
      expect(parseExpiry(tidyExpiry(text))).toEqual(parseExpiry(text));
      expect(tidyExpiry(tidyExpiry(text))).toBe(tidyExpiry(text));
    }),
  ],
  formatExpiryTyping: [
    always('takes away nothing, whatever is typed', anyText, anyText, (typed, before) => {
      expect(formatExpiryTyping(typed, before).replaceAll('/', '')).toBe(typed.replaceAll('/', ''));
    }),
    always('typed digit by digit is read as it was meant', expiry, ({ month, year }) => {
      let field = '';
      for (const key of toWireExpiry({ month, year }).replace('-', '')) field = formatExpiryTyping(field + key, field);
      expect(parseExpiry(field)).toEqual({ month, year });
    }),
  ],
  expiryError: [
    always('says what is wrong with any text, and takes this month and the next 20 years', typedExpiry, (text) => {
      const error = expiryError(text, TODAY);
      const date = parseExpiry(text);
      const ahead = date ? (date.year - 2026) * 12 + date.month - 11 : -1;
      expectVerdict(error, ahead >= 0 && ahead <= 240);
    }),
  ],
  securityCodeLength: [
    always('is three or four, and the contract takes as many', brand, fc.stringMatching(/^\d{4}$/), (name, digits) => {
      const code = digits.slice(0, securityCodeLength(name));
      expect(accepts(creditCard.shape.cvc, code)).toBe(true);
      expect(securityCodeError(code, name)).toBeUndefined();
    }),
  ],
  securityCodeError: [
    always(
      'says what is wrong with any text',
      fc.oneof(anyText, fc.stringMatching(/^\d{0,6}$/)),
      brand,
      (text, name) => {
        const error = securityCodeError(text, name);
        if (error) expect(error).toMatch(SENTENCES);
        else expect(accepts(creditCard.shape.cvc, digitsOf(text))).toBe(true);
      },
    ),
  ],
  whereItIs: [
    always('names as many digits as the code has', brand, (name) => {
      expect(whereItIs(name)).toMatch(SENTENCES);
      expect(whereItIs(name)).toContain(` ${securityCodeLength(name)} digits`);
    }),
  ],
  nameError: [
    always(
      'says what is wrong with any text, and only what is true',
      anyText,
      fc.constantFrom('first name', 'last name'),
      (text, label) => {
        const error = nameError(text, label);
        expectVerdict(error, accepts(registration.shape.firstName, text));
        if (error?.includes('60 characters')) expect(Array.from(text.trim()).length).toBeGreaterThan(60);
        if (error?.startsWith('Enter')) expect(text.trim()).toBe('');
      },
    ),
  ],
  childNameError: [
    always('says what is wrong with any text', anyText, (text) => {
      expectVerdict(childNameError(text), accepts(child.shape.firstName, text));
    }),
  ],
  cityError: [
    always('says what is wrong with any text, and only what is true', anyText, (text) => {
      const error = cityError(text);
      expectVerdict(error, accepts(registration.shape.city.shape.name, text));
      if (error?.includes('120 characters')) expect(Array.from(text.trim()).length).toBeGreaterThan(120);
      if (error?.includes('one line')) expect(lineOf(text)).toBe(false);
    }),
  ],
  emailError: [
    always('says what is wrong with any text', fc.oneof(anyText, fc.emailAddress()), (text) => {
      expectVerdict(emailError(text), accepts(emailAddress, text));
    }),
  ],
  tidyInstagram: [
    always('reads a username however it is written', fc.stringMatching(/^[\w.]{1,30}$/), (username) => {
      for (const typed of [
        username,
        ` ${username} `,
        `@${username}`,
        `https://www.instagram.com/${username}/?hl=en`,
        `instagram.com/${username}`,
      ]) {
        expect(tidyInstagram(typed)).toBe(username);
      }
    }),
    always('reads any text without an error', anyText, (text) => {
      expect(tidyInstagram(text)).not.toMatch(/[/?]/);
    }),
  ],
  instagramError: [
    always('says what is wrong with any text', anyText, (text) => {
      expectVerdict(instagramError(text), accepts(instagramUsername, tidyInstagram(text)));
    }),
  ],
  readMonth: [
    always('reads any text without an error', anyText, (text) => {
      expect([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(readMonth(text));
    }),
    always(
      'understands a month by its number, its name and the beginning of it',
      fc.nat(11),
      fc.integer({ min: 3, max: 9 }),
      (index, length) => {
        const name = monthNames[index] ?? '';
        for (const typed of [
          `${index + 1}`,
          name,
          name.slice(0, length).toLowerCase(),
          `${name.slice(0, length)}.`,
          name.toUpperCase(),
        ]) {
          expect(readMonth(typed)).toBe(index + 1);
        }
      },
    ),
  ],
  readDate: [
    always('understands each day that exists, and each way to write it', wireDate, (date) => {
      const [year = '', month = '', day = ''] = date.split('-');
      for (const written of [month, `${Number(month)}`, monthNames[Number(month) - 1] ?? '']) {
        expect(readDate({ day, month: written, year })).toBe(date);
        expect(readDate({ day: `${Number(day)} `, month: written, year: ` ${year}` })).toBe(date);
      }
    }),
    always('reads any text without an error', dateParts, (parts) => {
      expect(readDate(parts) ?? '1988-02-14').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  ],
  dateOfBirthError: [
    always('says what is wrong with any text', dateParts, (parts) => {
      const date = readDate(parts);
      expectVerdict(
        dateOfBirthError(parts, TODAY),
        date !== undefined && date <= TODAY && ageOn(date, TODAY) >= ADULT_AGE && ageOn(date, TODAY) <= 120,
      );
    }),
    always('takes who is 18 to 120 on the day', wireDate, wireDate, (birth, today) => {
      const [year = '', month = '', day = ''] = birth.split('-');
      const age = ageOn(birth, today);
      expectVerdict(dateOfBirthError({ day, month, year }, today), birth <= today && age >= ADULT_AGE && age <= 120);
    }),
  ],
  childDateOfBirthError: [
    always(
      'says what is wrong with any text, and takes who is under 18 on the day',
      dateParts,
      wireDate,
      wireDate,
      (parts, birth, today) => {
        if (readDate(parts) === undefined) expect(childDateOfBirthError(parts, today)).toMatch(SENTENCES);
        const [year = '', month = '', day = ''] = birth.split('-');
        expectVerdict(
          childDateOfBirthError({ day, month, year }, today),
          birth <= today && ageOn(birth, today) < ADULT_AGE,
        );
      },
    ),
  ],
  telephoneError: [
    always(
      'says what is wrong with any text in any country',
      anyText,
      anyText,
      fc.option(anyText, { nil: undefined }),
      (typed, code, country) => {
        const error = telephoneError(typed, code, read, country?.trim() ? 'your country' : undefined);
        expectVerdict(error, typed.trim() !== '' && read(typed, code) !== undefined);
      },
    ),
    always(
      'takes what it has read before, whatever country is chosen',
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
      'says what is wrong with any text, and only what is true',
      fc.oneof(anyText, fc.string({ unit: 'grapheme', minLength: 5, maxLength: 20 })),
      owner,
      (text, who) => {
        const error = passwordError(text, who);
        const length = Array.from(text).length;
        if (error) expect(error).toMatch(SENTENCES);
        else expect([accepts(passwordSchema, text), isCommonPassword(text)]).toEqual([true, false]);
        expect(error?.startsWith('Use at least') ?? false).toBe(length > 0 && length < PASSWORD_LENGTH.min);
        expect(error?.includes('or fewer') ?? false).toBe(length > PASSWORD_LENGTH.max);
      },
    ),
    always(
      'takes no name and no address of its owner',
      fc.stringMatching(/^[a-z]{6,12}$/),
      fc.stringMatching(/^[a-z]{6,12}$/),
      (firstName, lastName) => {
        const email = `${firstName}@example.com`;
        for (const own of [`${firstName} ${lastName}`, `${lastName}.${firstName}`.toUpperCase(), email]) {
          expect(passwordError(own, { email, firstName, lastName })).toMatch(SENTENCES);
        }
      },
    ),
  ],
  isCommonPassword: [
    always('judges any text without an error, in any case', fc.oneof(anyText, fc.string()), (text) => {
      expect(typeof isCommonPassword(text)).toBe('boolean');
      expect(isCommonPassword(text.toLowerCase())).toBe(isCommonPassword(text));
    }),
    always(
      'knows one short piece again and again',
      fc.stringMatching(/^[a-z]{1,2}$/),
      fc.integer({ min: 6, max: 20 }),
      (piece, times) => {
        expect(isCommonPassword(piece.repeat(times))).toBe(true);
      },
    ),
  ],
  confirmPasswordError: [
    always('takes the same text and nothing else', anyText, anyText, (one, other) => {
      expectVerdict(confirmPasswordError(one, other), one !== '' && one === other);
      expectVerdict(confirmPasswordError(one, one), one !== '');
    }),
  ],
  createAttemptKeys: [
    always(
      'keeps one key from its taking to its end, whatever storage holds or refuses',
      fc.option(anyText),
      fc.uuid(),
      (held, fresh) => {
        let stored: string | null = held;
        const storage = () => {
          if (held === null) throw new Error('insecure');
          return {
            getItem: () => stored,
            setItem: (_: string, value: string) => void (stored = value),
            removeItem: () => void (stored = null),
          };
        };
        const keys = createAttemptKeys(storage, () => fresh);
        const key = keys.take();
        expect([keys.pending(), keys.take()]).toEqual([key, key]);
        keys.end();
        expect(keys.pending()).toBeUndefined();
      },
    ),
  ],
  answersOf: 'picks from a table: people-join.test.ts tries it with everybody in the table',
  giftAnswersOf: 'picks from a table: people-gift.test.ts tries it with everybody in the table',
  loadPasswordStrength: 'password-strength.test.ts tries what it loads with any text of any owner',
  loadTelephone: 'loads a module: telephoneError’s properties try what it loads',
  joinUsClient: passesOn,
  joinUsProvider: passesOn,
  resumeJoin: 'asks, opens a dialog and changes atoms: resumeJoin.test.ts tries each end of an attempt',
  BalanceForm: component,
  CheckYourEmail: component,
  EnquiryForm: component,
  ForgotPasswordForm: component,
  GiftCardForm: component,
  JoinUsWizard: component,
  NewsletterForm: component,
  OrderForm: component,
  ResetPasswordForm: component,
  SignInForm: component,
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.mistakes()).toEqual([]);
});

afterAll(() => console.log(suite.figures()));
