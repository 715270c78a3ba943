import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { currencyCodes } from '@myler/config/currencies';
import { membershipCategories, membershipIds } from '@myler/config/memberships';
import { hasContactDetails, normaliseName, normalisePassword } from '@myler/config/typed-text';
import { registration as example } from '../../test-support/examples.ts';
import * as c from './index.ts';
import { personName } from './text.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('the provider’s spelling of ids and categories (specification 3)', () => {
  it.each([
    ['travel', 'travel'],
    ['gold', 'gold'],
    ['black', 'black'],
    ['black plus', 'black-plus'],
    ['dynasty dining', 'dynasty-dining'],
    ['dynasty', 'dynasty'],
  ] as const)('"%s" is decoded to %s and encoded back', (wire, inside) => {
    expect(z.decode(c.membershipId, wire)).toBe(inside);
    expect(z.encode(c.membershipId, inside)).toBe(wire);
  });

  it.each([
    ['Leisure', 'leisure'],
    ['Corporate', 'corporate'],
  ] as const)('"%s" is decoded to %s and encoded back', (wire, inside) => {
    expect(z.decode(c.membershipCategory, wire)).toBe(inside);
    expect(z.encode(c.membershipCategory, inside)).toBe(wire);
  });

  it('our own spelling is accepted too', () => {
    for (const id of membershipIds) expect(z.decode(c.membershipId, id)).toBe(id);
    for (const category of membershipCategories) expect(z.decode(c.membershipCategory, category)).toBe(category);
  });

  it('other spellings are refused', () => {
    for (const wrong of ['Black Plus', 'black_plus', 'black  plus', 'platinum', '', null])
      expect(accepts(c.membershipId, wrong)).toBe(false);
  });
});

const money = fc.record({
  amount: fc.integer({ min: 0, max: 100_000_000 }),
  currency: fc.constantFrom(...currencyCodes),
});
/** Any name of one line: nothing that ends it or steers a terminal. */
const text = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: 'grapheme' })
    .map(normaliseName)
    .filter((value) => value !== '' && value.length <= max && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value))
    .filter((value) => !hasContactDetails(value));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const registration: fc.Arbitrary<c.Registration> = fc.record({
  formType: fc.constantFrom(...c.formTypes),
  membershipId: fc.constantFrom(...membershipIds),
  firstName: text(c.NAME_LENGTH),
  lastName: text(c.NAME_LENGTH),
  email: fc.constant('amara@myler.example'),
  phoneNumber: fc.stringMatching(/^\+[1-9]\d{5,14}$/),
  password: fc.string({ minLength: 12, maxLength: 128 }).map(normalisePassword),
  dateOfBirth: day,
  countryCode: fc.stringMatching(/^[A-Z]{2}$/),
  city: fc.record({ id: fc.option(fc.string({ maxLength: 40 })), name: text(120) }),
  children: fc.array(fc.record({ firstName: text(c.NAME_LENGTH), dateOfBirth: day }), { maxLength: c.MAX_CHILDREN }),
  instagram: fc.record({ consent: fc.boolean() }),
  whatsAppConsent: fc.boolean(),
  termsAccept: fc.constant(true as const),
  currency: fc.constantFrom(...currencyCodes),
  total: money,
});

it('a text that is far too long is refused before it is tidied and before a pattern reads it', () => {
  const read = vi.fn<() => boolean>(() => true);
  const { error } = z.safeParse(personName(60, z.refine(read) as never), '@'.repeat(60_000));
  expect(error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 60 });
  expect(read).not.toHaveBeenCalled();
  const padded = (spaces: number) => accepts(c.emailAddress, `${' '.repeat(spaces)}amara@myler.example`);
  expect([padded(2000), padded(3000)]).toEqual([true, false]);
});

describe('an encoded value is decoded unchanged', () => {
  it('for any registration', () => {
    fc.assert(
      fc.property(registration, (inside) => {
        const wire = JSON.parse(JSON.stringify(z.encode(c.registration, inside))) as z.input<typeof c.registration>;
        expect(z.decode(c.registration, wire)).toEqual(inside);
      }),
    );
  });

  it('for any price list', () => {
    const list = fc.array(
      fc.record({
        membershipId: fc.constantFrom(...membershipIds),
        category: fc.constantFrom(...membershipCategories),
        name: fc.string(),
        prices: fc.array(money, { minLength: 1 }),
      }),
    );
    const schema = z.array(c.membershipPrice);
    fc.assert(
      fc.property(list, (inside) => {
        const wire = JSON.parse(JSON.stringify(z.encode(schema, inside))) as z.input<typeof schema>;
        expect(z.decode(schema, wire)).toEqual(inside);
      }),
    );
  });

  it('and any other body is accepted or refused without an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (body) => {
        expect(typeof z.safeParse(c.registration, body).success).toBe('boolean');
        expect(accepts(c.membershipPrice, body) && accepts(c.registration, body)).toBe(false);
      }),
    );
  });
});

describe('specification 3: the join-us form', () => {
  it('is accepted with every field', () => {
    expect(z.safeParse(c.registration, example)).toMatchObject({ success: true });
  });

  it('is accepted without a card, when a code covers everything', () => {
    const { creditCard: _, ...rest } = example;
    expect(accepts(c.registration, { ...rest, giftCode: 'MYLR-1' })).toBe(true);
  });

  it.each([
    ['terms that were not accepted', { termsAccept: false }],
    ['a name of space', { firstName: '   ' }],
    ['a name of two lines', { firstName: 'Amara\nBcc: all@myler.example' }],
    ['a name with a web address', { firstName: 'you have won a stay. Claim it: www.evil.example/claim' }],
    ['a child’s name with one', { children: [{ firstName: 'evil.example', dateOfBirth: '2019-05-01' }] }],
    ['a name of 61 characters', { lastName: 'x'.repeat(61) }],
    ['a password of eleven characters', { password: 'x'.repeat(11) }],
    ['a password of 129', { password: 'x'.repeat(129) }],
    ['a day that does not exist', { dateOfBirth: '1988-02-30' }],
    [
      'eleven children',
      { children: Array.from({ length: 11 }, () => ({ firstName: 'Ines', dateOfBirth: '2019-05-01' })) },
    ],
    ['half a penny', { total: { amount: 0.5, currency: 'GBP' } }],
    ['a sum below nothing', { total: { amount: -1, currency: 'GBP' } }],
    ['a currency that is not offered', { currency: 'HKD' }],
    ['an expiry that is not MM-YY', { creditCard: { ...example.creditCard, expiry: '12/31' } }],
    ['a card number with letters', { creditCard: { ...example.creditCard, number: '4242 4242 4242 4242' } }],
  ])('refuses %s', (_, change) => {
    expect(accepts(c.registration, { ...example, ...change })).toBe(false);
  });

  it('takes a card of a company that is named after its site', () => {
    expect(
      accepts(c.registration, { ...example, creditCard: { ...example.creditCard, name: 'Booking.com B.V.' } }),
    ).toBe(true);
  });

  it('reads a code in capitals without surrounding spaces', () => {
    expect(z.parse(c.registration, { ...example, referralCode: ' welcome10 ' }).referralCode).toBe('WELCOME10');
  });
});

describe('email: HTML’s rule and a dot in the domain, 254 characters at most (product decisions, Rules)', () => {
  it.each(['amara@myler.example', "o'hara+letters@mail.myler.example", 'a@b.co', ' amara@myler.example '])(
    'accepts "%s"',
    (email) => {
      expect(accepts(c.emailAddress, email)).toBe(true);
    },
  );

  it.each([
    'amara',
    'amara@myler',
    '@myler.example',
    'a b@myler.example',
    'a@-myler.example',
    `${'a'.repeat(242)}@myler.example`,
    'a@b..co',
  ])('refuses "%s"', (email) => {
    expect(accepts(c.emailAddress, email)).toBe(false);
  });
});

it('an email address loses the invisible characters that are copied with it', () => {
  expect(z.parse(c.emailAddress, ' \u202Aamara@myler.\u200Bexample\u202C\uFEFF ')).toBe('amara@myler.example');
});

describe('the contract of an Instagram name', () => {
  it.each(['amara', 'amara.travels', '_amara_', 'A1.b2'])('accepts "%s"', (name) => {
    expect(accepts(c.instagramUsername, name)).toBe(true);
  });

  it.each(['.amara', 'amara.', 'a..b', 'amara!', 'é', 'a'.repeat(31), ''])('refuses "%s"', (name) => {
    expect(accepts(c.instagramUsername, name)).toBe(false);
  });
});

describe('lists', () => {
  it('take a page and a limit, and have defaults for both', () => {
    expect(z.parse(c.pageQuery, {})).toEqual({ page: 1, limit: 24 });
    expect(z.parse(c.pageQuery, { page: '3', limit: '12' })).toEqual({ page: 3, limit: 12 });
  });

  it('refuse pages and limits that are out of range', { tags: ['asvs:1.4.2'] }, () => {
    for (const page of ['0', '-1', '1.5', 'x', '99999999']) expect(accepts(c.pageQuery, { page })).toBe(false);
    expect(accepts(c.pageQuery, { limit: '101' })).toBe(false);
  });
});

it('signing in is remembered by default (specification 3)', () => {
  expect(z.parse(c.signIn, { email: 'a@myler.example', password: 'x' })).toMatchObject({ keepMeSignedIn: true });
});

it('problems must have a message', () => {
  expect(accepts(c.problem, { status: 404, title: 'Not found' })).toBe(false);
  expect(accepts(c.problem, { message: 'No such house.' })).toBe(true);
});

describe('a time zone', () => {
  it('must be a name that Intl knows', () => {
    for (const zone of ['Europe/London', 'Pacific/Auckland', 'UTC']) expect(accepts(c.timeZone, zone)).toBe(true);
    for (const zone of ['', 'Mars/Olympus', 'London']) expect(accepts(c.timeZone, zone)).toBe(false);
  });
});
