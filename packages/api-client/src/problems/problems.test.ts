import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hotelQuery, problem, registration } from '../contract/index.ts';
import { fieldErrors, fieldProblem, Problem } from './index.ts';

const faults = (schema: z.ZodMiniType, value: unknown) => fieldErrors(z.safeParse(schema, value).error?.issues ?? []);

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
      q: 'Search with 120 characters at most.',
      page: 'Pages are numbered from 1.',
    });
  });

  it('is told for fields within fields, and never as a programme says it', () => {
    const told = Object.entries(faults(registration, { creditCard: { number: '1' }, children: [{}] }));
    expect(told).toContainEqual(['creditCard.number', 'Enter the card number, 12 to 19 digits.']);
    for (const [, words] of told) expect(words).not.toMatch(/invalid|expected|undefined/i);
  });
});
