import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseInput, readJson, requireIdempotencyKey } from './input.ts';
import { bodyTooLarge, methodNotAllowed } from './problems.ts';

describe('the JSON of a request', () => {
  it(
    'is read without lone surrogates and without a prototype',
    { tags: ['asvs:1.3.3', 'asvs:1.5.2', 'asvs:15.3.6'] },
    () => {
      expect(readJson('{"name":"a\\ud800","__proto__":{"admin":true},"ages":[4,9]}')).toEqual({
        name: 'a\uFFFD',
        ages: [4, 9],
      });
    },
  );

  it.each([
    ['text that is no JSON', '{"name":'],
    ['a NUL character', '{"name":"a\\u0000"}'],
    ['a NUL character in a name', '{"a\\u0000":1}'],
    ['a length that is no number', '{"name":{"length":{"toString":null}}}'],
    ['deep nesting', `${'['.repeat(22)}${']'.repeat(22)}`],
  ])('is refused with 400 for %s', (_, text) => {
    expect(() => readJson(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('that does not fit its schema is refused with 422 and an error for each field', { tags: ['asvs:2.2.1'] }, () => {
    const wrong = () => parseInput(z.object({ email: z.email() }), { email: 'nobody' });
    expect(wrong).toThrow(
      expect.objectContaining({
        status: 422,
        options: { errors: { email: expect.stringContaining('email address') } },
      }),
    );
  });
});

describe('an idempotency key', () => {
  const requestWith = (headers: Record<string, string>) => new Request('http://localhost', { headers });

  it('is read as a UUID in lower case', () => {
    const headers = { 'idempotency-key': '0B0E7A2C-52D5-4E6A-9D52-8D6E2C7A9F10' };
    expect(requireIdempotencyKey(requestWith(headers))).toBe('0b0e7a2c-52d5-4e6a-9d52-8d6e2c7a9f10');
  });

  it.each([[{}], [{ 'idempotency-key': 'attempt-1' }]])('is required when the headers are %j', (headers) => {
    expect(() => requireIdempotencyKey(requestWith(headers))).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('a problem', () => {
  it('about a wrong method names the methods that the path allows', () => {
    expect(methodNotAllowed(['GET', 'PUT'])).toMatchObject({
      status: 405,
      message: 'This path answers GET, PUT, HEAD.',
      options: { headers: { allow: 'GET, PUT, HEAD' } },
    });
    expect(methodNotAllowed(['POST']).message).toBe('This path answers POST.');
  });

  it('about a body that is too large closes the connection', () => {
    expect(bodyTooLarge()).toMatchObject({ status: 413, options: { headers: { connection: 'close' } } });
  });
});
