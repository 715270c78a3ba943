import { PASSWORD_LENGTH } from '@myler/api-client/contract';
import { normalisePassword } from '@myler/config/typed-text';
import { isCommonPassword } from './common-passwords.ts';
import { isOwner, type PasswordOwner } from './password.ts';

export interface PasswordStrength {
  /** 0 is too easy to guess (or empty), 4 is strong. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The score in one or a few words. */
  label: string;
  /** How to make it stronger; empty if it is strong enough. */
  hint: string;
}

/** Estimates how hard a password is to guess. It advises; `passwordError` decides. Never throws. */
export type EstimatePasswordStrength = (password: string, owner: PasswordOwner) => PasswordStrength;

const LABELS = ['Too easy to guess', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** Loads the estimator (zxcvbn), which is larger than a form. Call it when a form asks for a new password. */
export async function loadPasswordStrength(): Promise<EstimatePasswordStrength> {
  const { scoreOf } = await import('./password-guesses.ts');
  return (typed, owner) => {
    const password = normalisePassword(typed);
    if (password === '') return passwordLength(password);
    if (isCommonPassword(password) || isOwner(password, owner)) {
      return { score: 0, label: LABELS[0], hint: 'Choose something less common, and nothing about you.' };
    }
    // `passwordError` rejects longer passwords, and the estimate takes quadratic time.
    const guessed = scoreOf(password.slice(0, PASSWORD_LENGTH.max), wordsOf(owner));
    const { hint } = passwordLength(password);
    const isTooShort = Array.from(password).length < PASSWORD_LENGTH.min;
    const score = isTooShort ? (Math.min(guessed, 1) as 0 | 1) : guessed;
    return { score, label: LABELS[score], hint: hint || (score < 3 ? 'Add another word or two.' : '') };
  };
}

/** The strength until the estimator has loaded: no score, and how many characters are missing. */
export function passwordLength(password: string): PasswordStrength {
  const missing = PASSWORD_LENGTH.min - Array.from(password).length;
  const hint =
    password === ''
      ? `Use ${PASSWORD_LENGTH.min} characters or more. Three or four words together work well.`
      : missing > 0
        ? `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.`
        : '';
  return { score: 0, label: '', hint };
}

/** What an attacker who knows the owner tries first: names and address, whole, in parts and combined. */
function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const local = email.replace(/@.*/s, '');
  const whole = ['', ' ', '.', '-', '_'].flatMap((separator) => [
    firstName + separator + lastName,
    lastName + separator + firstName,
  ]);
  const texts = [...whole, firstName, lastName, email, local];
  const words = texts.flatMap((text) => [text, ...(text.match(/[\p{L}\p{N}]+/gu) ?? [])]);
  return [...new Set(words.map((word) => word.trim()).filter((word) => word.length >= 2))];
}
