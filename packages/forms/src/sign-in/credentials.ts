import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { SignIn } from '@myler/api-client/contract';
import { referenceOf, withoutUndefined, type FieldErrors, type Rejection } from '../core/form-state.ts';
import { copy } from './copy.ts';
import type { Credentials } from './sign-in-atoms.ts';

type MarkedField = keyof typeof copy.invalid;

/** Only the provider can check a password, so the form checks for empty fields. */
export function missingErrors({ email, password, code }: Credentials): FieldErrors {
  return withoutUndefined([
    ['email', email.trim() ? undefined : copy.missing(['email'])],
    ['password', password ? undefined : copy.missing(['password'])],
    ['code', code === null || code.trim() ? undefined : copy.missing(['code'])],
  ]);
}

export function toSignIn({ email, password, keepMeSignedIn, code }: Credentials): SignIn {
  const withCode = code ? { code: code.replaceAll(/\s/g, '') } : {};
  return { email: email.trim(), password, keepMeSignedIn, ...withCode };
}

/** The provider's message, and the fields to correct. */
export function signInRejection(error: unknown, { code }: Credentials): Rejection<Credentials> {
  const notice = normaliseError(error).message;
  if (!isCodeNeeded(error))
    return { notice, reference: referenceOf(error), errors: correctFields(fieldsToCorrect(error)) };
  return code ? { notice, errors: correctFields(['code']) } : { notice, changes: { code: '' } };
}

/** Whether the provider asks for a code. When one was typed, it says that the code is wrong. */
export const isCodeRequest = (error: unknown, { code }: Credentials) => isCodeNeeded(error) && !code;

const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.code === 'code-needed';

/** Wrong credentials mark both fields, because the provider does not say which one is wrong. An outage marks neither. */
function fieldsToCorrect(error: unknown): readonly MarkedField[] {
  if (!(error instanceof ApiError)) return [];
  const named = (['email', 'password', 'code'] as const).filter((field) => error.errors?.[field]);
  if (named.length > 0) return named;
  return error.status === 401 ? ['email', 'password'] : [];
}

const correctFields = (fields: readonly MarkedField[]): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, copy.invalid[field]]));
