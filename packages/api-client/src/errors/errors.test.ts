import { describe, expect, it } from 'vitest';
import { ApiError, normaliseError, UNEXPECTED } from './index.ts';

const request = { method: 'GET', url: '/api/prices' };

describe('specification 8: what a visitor is told', () => {
  it('an error response with a message shows that message', { tags: ['spec:8-message'] }, () => {
    const error = new ApiError({ request, status: 410, data: { message: 'This code has expired.' } });
    expect(normaliseError(error)).toEqual({ message: 'This code has expired.' });
    expect(error.message).toBe('This code has expired.');
  });

  it.each([
    ['a body without a message', new ApiError({ request, status: 500, data: { title: 'Oops' } })],
    ['an empty message', new ApiError({ request, status: 500, data: { message: '' } })],
    ['a message that is no text', new ApiError({ request, status: 500, data: { message: { text: 'x' } } })],
    ['no body', new ApiError({ request, status: 502 })],
    ['a body that is a list', new ApiError({ request, status: 500, data: [{ message: 'x' }] })],
    ['no answer at all', new ApiError({ request, cause: new TypeError('fetch failed') })],
    ['a mistake in the program', new TypeError('undefined is not a function')],
    ['nothing', undefined],
    ['a word', 'boom'],
  ])('%s shows "An unexpected error occurred. Please try again."', { tags: ['spec:8-unexpected'] }, (_, error) => {
    expect(normaliseError(error)).toEqual({ message: 'An unexpected error occurred. Please try again.' });
    expect(UNEXPECTED).toBe('An unexpected error occurred. Please try again.');
  });

  it('an ApiError has the code and the field errors of its body if they have the right type', () => {
    const cause = new TypeError('fetch failed');
    const error = new ApiError({
      request,
      status: 409,
      data: { code: 'price-changed', errors: ['x'], requestId: '4x1rk9-ci', confirmation: 'cf_0123456789abcdef' },
      retryAfter: 3,
      cause,
    });
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 409,
      code: 'price-changed',
      requestId: '4x1rk9-ci',
      confirmation: 'cf_0123456789abcdef',
      retryAfter: 3,
      request,
      cause,
    });
    expect(error.errors).toBeUndefined();
    const bare = new ApiError({ request, data: { code: 7, errors: null, requestId: {}, confirmation: 7 } });
    expect([bare.status, bare.code, bare.errors, bare.requestId, bare.confirmation, bare.retryAfter]).toEqual([
      0,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([[{ message: 7 }], [{ message: '' }], [[{ message: 'x' }]], ['{"message":"x"}'], [null]])(
    'a body that was parsed elsewhere shows the default message unless its message is a text: %j',
    (body) => {
      expect(normaliseError(body)).toEqual({ message: UNEXPECTED });
    },
  );

  it('a body that was parsed elsewhere shows its message', () => {
    expect(normaliseError({ message: 'This code has expired.' })).toEqual({ message: 'This code has expired.' });
  });

  it('the error of each field is kept with its path', () => {
    const errors = { 'creditCard.number': 'Your bank declined this card.' };
    const data = { message: 'You have not been charged.', errors: { ...errors, odd: { not: 'text' } } };
    expect(normaliseError(new ApiError({ request, status: 402, data }))).toEqual({
      message: 'You have not been charged.',
      errors,
    });
  });
});
