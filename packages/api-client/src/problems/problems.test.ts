import { describe, expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import * as z from 'zod/mini';
import { toJSONSchema, type $ZodIssue } from 'zod/v4/core';
import { giftCardPurchase, hotelQuery, lead, problem, registration, resetPassword, signIn } from '../contract/index.ts';
import { providerEndpoints, type Endpoint } from '../endpoints/index.ts';
import { fieldErrors, fieldProblem, Problem } from './index.ts';

const errorsOf = (schema: z.ZodMiniType, value: unknown) => fieldErrors(z.safeParse(schema, value).error?.issues ?? []);

/** Every text of a form that has a greatest length, by its path, with that length. */
function textsIn(schema: z.ZodMiniType): [string[], number][] {
  const described = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  return withLengths(described, []);
}

interface Described {
  maxLength?: number;
  properties?: Record<string, Described>;
}

function withLengths({ maxLength, properties = {} }: Described, path: string[]): [string[], number][] {
  return [
    ...(maxLength === undefined ? [] : [[path, maxLength] satisfies [string[], number]]),
    ...Object.entries(properties).flatMap(([name, inner]) => withLengths(inner, [...path, name])),
  ];
}

describe('a problem', () => {
  it('is sent as problem details with no-store and Retry-After', async () => {
    const response = new Problem(503, 'Try again shortly.', { retryAfter: 5, code: 'busy' }).toResponse();
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    const body = z.parse(problem, await response.json());
    expect(body).toMatchObject({ status: 503, title: 'Busy', code: 'busy', message: 'Try again shortly.' });
  });

  it('names the request that it is the answer to', async () => {
    const body = z.parse(problem, await new Problem(500, 'No.').toResponse('4x1rk9-ci').json());
    expect(body.requestId).toBe('4x1rk9-ci');
    expect(await new Problem(500, 'No.').toResponse().json()).not.toHaveProperty('requestId');
  });

  it('of a payment that the bank wants confirmed names the bank’s page', async () => {
    const asked = new Problem(402, 'Your bank asks.', { code: 'requires-action', confirmation: 'cf_0123456789abcdef' });
    const body = z.parse(problem, await asked.toResponse().json());
    expect(body).toMatchObject({ code: 'requires-action', confirmation: 'cf_0123456789abcdef' });
    expect(z.safeParse(problem, { ...body, confirmation: 'https://elsewhere.example/' }).success).toBe(false);
  });

  it('without a code, fields or Retry-After names none of them', async () => {
    const plain = new Problem(404, 'There is no such hotel.', { headers: { vary: 'accept' } });
    expect(plain.body).toEqual({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      message: 'There is no such hotel.',
    });
    const response = plain.toResponse();
    expect([response.headers.has('retry-after'), response.headers.get('vary')]).toEqual([false, 'accept']);
    expect(new Problem(418, 'A teapot.').body.title).toBe('Problem');
    expect(plain.name).toBe('Problem');
  });

  it('with fields has the given status and code, and 422 by default', () => {
    const errors = { 'creditCard.number': 'Your bank declined this card.' };
    expect(fieldProblem(errors, { status: 402, code: 'card_declined' }).body).toEqual({
      type: 'about:blank',
      title: 'Payment declined',
      status: 402,
      code: 'card_declined',
      message: 'Your bank declined this card.',
      errors,
    });
    expect(fieldProblem({}).body).toEqual({
      type: 'about:blank',
      title: 'Not valid',
      status: 422,
      message: 'Some fields need another look; each says what to do.',
      errors: {},
    });
  });

  it('with one field shows its message, and with several a message for all of them', () => {
    expect(fieldProblem({ email: 'Enter an email address.' }).message).toBe('Enter an email address.');
    const several = fieldProblem({ email: 'Enter it.', name: 'And this.' });
    expect(several.message).toBe('Some fields need another look; each says what to do.');
    expect(several.body.errors).toEqual({ email: 'Enter it.', name: 'And this.' });
  });
});

describe('the error of a field', () => {
  it('is listed under its path and says what to do', () => {
    const errors = errorsOf(registration, {});
    expect(errors['email']).toBe('Enter an email address, such as name@example.com.');
    expect(errorsOf(hotelQuery, { ages: 'two', q: 'x'.repeat(121), page: '0' })).toEqual({
      ages: 'Give the children’s ages in years, ten at most, such as 0,4,9.',
      q: 'Use 120 characters or fewer for your search.',
      page: 'Pages are numbered from 1.',
    });
  });

  it.each(['constructor', 'toString', '__proto__'])('is a sentence when the field is called "%s"', (name) => {
    const issue: $ZodIssue = { code: 'too_big', path: [name], origin: 'string', maximum: 1, message: '' };
    expect(fieldErrors([issue])).toEqual(Object.fromEntries([[name, 'Check this field.']]));
  });

  const issue = (path: (string | number)[], more: object = {}) =>
    ({ code: 'invalid_type', expected: 'string', path, message: 'Invalid input', ...more }) as $ZodIssue;

  it.each<[string, (string | number)[], string]>([
    ['by its whole path', ['recipient', 'name'], 'Enter the name of the person who receives it.'],
    ['by the end of its path', ['order', 'creditCard', 'cvc'], 'Enter the security code, three or four digits.'],
    ['by its own name', ['children', 0, 'firstName'], 'Enter a first name.'],
    ['by what it stands in', ['children', 0, 'toys'], 'Add each child with a first name and a date of birth.'],
    ['with no name that is known', ['toys', 3], 'Check this field.'],
  ])('finds the message of a field %s', (_, path, message) => {
    expect(fieldErrors([issue(path)])).toEqual({ [path.join('.')]: message });
  });

  it('is the first one for each field, and has the path "body" for a body that is not an object', () => {
    const tooLong = { code: 'too_big', origin: 'string', maximum: 60 };
    expect(fieldErrors([issue(['firstName'], tooLong), issue(['firstName']), issue([])])).toEqual({
      firstName: 'Use 60 characters or fewer for the first name.',
      body: 'Check this field.',
    });
  });

  it.each<[object, string]>([
    [{ code: 'too_big', origin: 'array', maximum: 10 }, 'Add 10 children or fewer.'],
    [{ code: 'too_big', origin: 'number', maximum: 10 }, 'Add each child with a first name and a date of birth.'],
    [{ code: 'too_small', origin: 'array', minimum: 2 }, 'Add each child with a first name and a date of birth.'],
    [{ code: 'too_small', origin: 'string', minimum: 1 }, 'Add each child with a first name and a date of birth.'],
    [{ code: 'too_small', origin: 'string', minimum: 2 }, 'Use at least 2 characters for children.'],
    [{ code: 'not_long', origin: 'string', maximum: 2 }, 'Add each child with a first name and a date of birth.'],
  ])('names a length only for texts and lists: %o', (more, message) => {
    expect(fieldErrors([issue(['children'], more)])).toEqual({ children: message });
    expect(fieldErrors([issue(['token'], more)])).toEqual({
      token: 'This link is not complete. Open it from the email again.',
    });
  });

  it('says of a name what the form says', () => {
    const recipient = { name: 'evil.example/x', email: 'amara@example.com' };
    expect(errorsOf(giftCardPurchase, { recipient })['recipient.name']).toBe(
      'Enter a name without a web address or a long number. Put a space after a full stop.',
    );
  });

  it('asks for the password at sign-in without the rules for a new one', () => {
    expect(errorsOf(signIn, { email: 'amara@example.com' })['password']).toBe('Enter your password.');
    expect(errorsOf(signIn, { email: 'amara@example.com', password: '' })['password']).toBe('Enter your password.');
    expect(errorsOf(resetPassword, { token: 'x'.repeat(20), password: 'short' })['password']).toBe(
      'Use at least 12 characters for your password.',
    );
  });

  it('names the length of a gift card’s message and of an enquiry', () => {
    const long = { message: 'x'.repeat(5000) };
    expect(errorsOf(giftCardPurchase, long)['message']).toBe('Use 300 characters or fewer for your message.');
    expect(errorsOf(lead, long)['message']).toBe('Use 2,000 characters or fewer for your message.');
  });

  const forms = Object.entries<Endpoint>(providerEndpoints).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
  );
  it('names only the contract’s lengths, in any text of each form', () =>
    forEachRow(forms, ([, schema]) => {
      for (const [path, most] of textsIn(schema)) {
        const value = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), 'x'.repeat(most + 1));
        const figures = errorsOf(schema, value)[path.join('.')]?.match(/\d[\d,]*/g) ?? [];
        expect([path.join('.'), figures.filter((figure) => figure !== most.toLocaleString('en-GB'))]).toEqual([
          path.join('.'),
          [],
        ]);
      }
    }));

  it('covers nested fields, and never shows the words of the validator', () => {
    const entries = Object.entries(errorsOf(registration, { creditCard: { number: '1' }, children: [{}] }));
    expect(entries).toContainEqual(['creditCard.number', 'Enter the card number, 12 to 19 digits.']);
    for (const [, words] of entries) expect(words).not.toMatch(/invalid|expected|undefined/i);
  });
});
