import * as z from 'zod/mini';
import { PASSWORD_LENGTH, password as schema } from '@myler/api-client/contract';
import { normalisePassword } from '@myler/config/typed-text';
import { isCommonPassword } from './common-passwords.ts';

/** The owner's data, which must not be the password. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The error message of a new password: 12 to 128 characters of any kind; neither a common password, nor the owner's
 * email address, nor the owner's name (docs/product-decisions.md, The join-us wizard).
 */
export function passwordError(typed: string, owner: PasswordOwner): string | undefined {
  const value = normalisePassword(typed);
  if (!value) return 'Choose a password.';
  // Counts code points, as the contract does: an emoji is one character.
  if (Array.from(value).length < PASSWORD_LENGTH.min) {
    return `Use at least ${PASSWORD_LENGTH.min} characters for your password. Three or four words together are easy to remember.`;
  }
  if (!z.safeParse(schema, value).success) return `Use ${PASSWORD_LENGTH.max} characters or fewer for your password.`;
  if (isCommonPassword(value)) return 'Choose another password: this one is on a list of common passwords.';
  if (isOwner(value, owner)) return 'Choose a password that is not your name or your email address.';
  return undefined;
}

/** The error message of the repeated password. */
export function confirmPasswordError(value: string, password: string): string | undefined {
  if (!value) return 'Type your password again.';
  return normalisePassword(value) === normalisePassword(password)
    ? undefined
    : 'The two passwords are different. Type the same one again.';
}

/** Whether a password is its owner's name or address. Case, separators and the order of the names are ignored. */
export function isOwner(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const plain = (text: string) =>
    // Stryker disable next-line MethodExpression: capitals compare as well as small letters.
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s._-]/g, '');
  const [first, last, address] = [plain(firstName), plain(lastName), plain(email)];
  const local = address.replace(/@.*/s, '');
  const forbidden = [address, local, first, last, first + last, last + first];
  return forbidden.some((text) => text !== '' && text === plain(password));
}
