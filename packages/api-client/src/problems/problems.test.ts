import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toJSONSchema, type $ZodIssue } from 'zod/v4/core';
import { giftCardPurchase, hotelQuery, lead, problem, registration, resetPassword, signIn } from '../contract/index.ts';
import { providerEndpoints, type Endpoint } from '../endpoints.ts';
import { fieldErrors, fieldProblem, Problem } from './index.ts';

const faults = (schema: z.ZodMiniType, value: unknown) => fieldErrors(z.safeParse(schema, value).error?.issues ?? []);

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
  it('is sent as problem details that nobody keeps, and says when to come back', async () => {
    const answer = new Problem(503, 'Try again shortly.', { retryAfter: 5, code: 'busy' }).toResponse();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('5');
    const body = z.parse(problem, await answer.json());
    expect(body).toMatchObject({ status: 503, title: 'Busy', code: 'busy', message: 'Try again shortly.' });
  });

  it('with one field says what to do about it; with several, that each says so', () => {
    expect(fieldProblem({ email: 'Enter an e-mail address.' }).message).toBe('Enter an e-mail address.');
    const several = fieldProblem({ email: 'Enter it.', name: 'And this.' });
    expect(several.message).toBe('Some fields need another look; each says what to do.');
    expect(several.body.errors).toEqual({ email: 'Enter it.', name: 'And this.' });
  });
});

describe('what is wrong with a field', () => {
  it('is told by its path, in words that say what to do', () => {
    const errors = faults(registration, {});
    expect(errors['email']).toBe('Enter an e-mail address, such as name@example.com.');
    expect(faults(hotelQuery, { ages: 'two', q: 'x'.repeat(121), page: '0' })).toEqual({
      ages: 'Give the children’s ages in years, ten at most, such as 0,4,9.',
      q: 'Use 120 characters or fewer for your search.',
      page: 'Pages are numbered from 1.',
    });
  });

  it.each(['constructor', 'toString', '__proto__'])('is told in words where the field is called "%s"', (name) => {
    const issue: $ZodIssue = { code: 'too_big', path: [name], origin: 'string', maximum: 1, message: '' };
    expect(fieldErrors([issue])).toEqual(Object.fromEntries([[name, 'Check this field.']]));
  });

  it('asks for a password to sign in with, and says nothing of how to choose one', () => {
    expect(faults(signIn, { email: 'amara@example.com' })['password']).toBe('Enter your password.');
    expect(faults(signIn, { email: 'amara@example.com', password: '' })['password']).toBe('Enter your password.');
    expect(faults(resetPassword, { token: 'x'.repeat(20), password: 'short' })['password']).toBe(
      'Use at least 12 characters for your password.',
    );
  });

  it('says how long a gift card’s message may be, and how long an enquiry’s', () => {
    const long = { message: 'x'.repeat(5000) };
    expect(faults(giftCardPurchase, long)['message']).toBe('Use 300 characters or fewer for your message.');
    expect(faults(lead, long)['message']).toBe('Use 2,000 characters or fewer for your message.');
  });

  const forms = Object.entries<Endpoint>(providerEndpoints).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
  );
  it.each(forms)('names no other length than the contract’s own, in any text of %s', (_, schema) => {
    for (const [path, most] of textsIn(schema)) {
      const value = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), 'x'.repeat(most + 1));
      const figures = faults(schema, value)[path.join('.')]?.match(/\d[\d,]*/g) ?? [];
      expect([path.join('.'), figures.filter((figure) => figure !== most.toLocaleString('en-GB'))]).toEqual([
        path.join('.'),
        [],
      ]);
    }
  });

  it('is told for fields within fields, and never as a programme says it', () => {
    const told = Object.entries(faults(registration, { creditCard: { number: '1' }, children: [{}] }));
    expect(told).toContainEqual(['creditCard.number', 'Enter the card number, 12 to 19 digits.']);
    for (const [, words] of told) expect(words).not.toMatch(/invalid|expected|undefined/i);
  });
});
