import { describe, expect, it } from 'vitest';
import { ApiError, UNEXPECTED } from '@myler/api-client/errors';
import {
  editForm,
  fieldId,
  hasErrors,
  linesOf,
  withoutUndefined,
  readRejection,
  rejectionAt,
  rejectForm,
  startForm,
} from './form-state.ts';
import { emptyPerson, errorsOf, rejected } from './person-form.test-kit.ts';

describe('A form', () => {
  it('starts with its values, no errors and nothing sent', () => {
    expect(startForm(emptyPerson)).toEqual({
      values: emptyPerson,
      isEdited: false,
      errors: {},
      notice: undefined,
      isSummaryShown: false,
      focusTarget: undefined,
      phase: 'writing',
      result: undefined,
    });
  });

  it('clears all errors, the notice and the summary when any field is edited (specification 4)', () => {
    const wrong = rejectForm(startForm(emptyPerson), { errors: errorsOf(emptyPerson), notice: 'Not now.' });
    expect(editForm(wrong, { name: 'A' })).toEqual({ ...startForm({ name: 'A', email: '' }), isEdited: true });
  });

  it('moves the focus to what is wrong after each rejection', () => {
    const once = rejectForm(startForm(emptyPerson), { errors: errorsOf(emptyPerson) });
    const focused = { ...once, focusTarget: undefined };
    expect(rejectForm(focused, { errors: {} })).toMatchObject({ focusTarget: 'errors', isSummaryShown: true });
  });

  it('applies the changes of a rejection, and clears the errors of the previous one', () => {
    const before = rejectForm(startForm(emptyPerson), { errors: { name: 'Enter your name.' } });
    const now = rejectForm(before, { notice: 'Enter the code.', changes: { email: 'a@example.com' } });
    expect(now).toMatchObject({ values: { name: '', email: 'a@example.com' }, errors: {}, notice: 'Enter the code.' });
  });
});

describe('The provider’s error', () => {
  it('is shown at the fields that it names, by the form’s field names', () => {
    const fieldOf = (path: string) => ({ phoneNumber: 'telephone', name: 'name' })[path];
    const error = rejected({ message: 'No.', errors: { phoneNumber: 'Wrong.', total: 'Changed.', name: 'Short.' } });
    expect(readRejection(error, fieldOf)).toEqual({
      errors: { telephone: 'Wrong.', name: 'Short.' },
      notice: undefined,
    });
  });

  it('is shown as a notice when no field of the form matches', () => {
    expect(readRejection(rejected({ message: 'No.', errors: { total: 'Changed.' } }), () => undefined)).toEqual({
      errors: {},
      notice: 'No.',
    });
    expect(readRejection(rejected({ message: 'No.' }))).toEqual({ errors: {}, notice: 'No.' });
    expect(readRejection(new TypeError('x'))).toEqual({ errors: {}, notice: UNEXPECTED });
  });

  it('is shown at the only field of a form with one field', () => {
    const read = rejectionAt('email');
    expect(read(rejected({ message: 'No.', errors: { email: 'Wrong.' } }))).toEqual({ errors: { email: 'Wrong.' } });
    expect(read(rejected({ message: 'No.' }))).toEqual({ errors: { email: 'No.' } });
  });
});

describe('The reference of an error', () => {
  const failed = (status: number, data: object) =>
    new ApiError({
      request: { method: 'POST', url: '/api/people' },
      status,
      data: { requestId: '4x1rk9-ci', ...data },
    });

  it('is the id of the request, where writing to us helps', () => {
    for (const status of [400, 403, 409, 500, 502, 503, 504]) {
      expect(readRejection(failed(status, { message: 'No.' })).reference, String(status)).toBe('4x1rk9-ci');
      expect(rejectionAt('email')(failed(status, {})).reference, String(status)).toBe('4x1rk9-ci');
    }
  });

  it('is absent where the visitor can mend it, where a field has the error, and without a response', () => {
    for (const status of [401, 404, 410, 422, 429])
      expect(readRejection(failed(status, {})).reference, String(status)).toBeUndefined();
    expect(readRejection(failed(402, { errors: { name: 'Short.' } })).reference).toBeUndefined();
    expect(readRejection(failed(500, { requestId: 7 })).reference).toBeUndefined();
    expect(readRejection(new TypeError('x')).reference).toBeUndefined();
  });

  it('is cleared by the next edit', () => {
    const rejected = rejectForm(startForm(emptyPerson), readRejection(failed(500, {})));
    expect(rejected.reference).toBe('4x1rk9-ci');
    expect(editForm(rejected, { name: 'A' }).reference).toBeUndefined();
  });
});

describe('A card that does not pay', () => {
  it.each([
    [402, { message: 'Declined.', code: 'card_declined', errors: { 'creditCard.number': 'Declined.' } }],
    [429, { message: 'Declined.', code: 'too-many-declined' }],
  ])('is a notice with a title of its own, and an error of no field (%s)', (status, data) => {
    const error = new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data });
    expect(readRejection(error)).toEqual({
      errors: {},
      notice: 'Declined.',
      noticeTitle: 'The payment did not go through.',
      reference: undefined,
    });
  });
});

describe('Errors by field', () => {
  it('hold only the fields that are wrong, in the given order', () => {
    const found = withoutUndefined([
      ['b', 'B.'],
      ['c', undefined],
      ['a', 'A.'],
    ]);
    expect(Object.entries(found)).toEqual([
      ['b', 'B.'],
      ['a', 'A.'],
    ]);
    expect([hasErrors(found), hasErrors({})]).toEqual([true, false]);
  });

  it('link to an element id without dots', () => {
    expect(fieldId('join-us', 'children.0.firstName')).toBe('join-us-children-0-firstName');
    expect(linesOf({ 'city.name': 'Enter your city.' }, (path) => fieldId('join-us', path))).toEqual([
      { fieldId: 'join-us-city-name', message: 'Enter your city.' },
    ]);
  });
});
