import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../environment/paths.ts';

let commonPasswords: Set<string> | undefined;

/**
 * Returns an error message for a common password, and for one that is the person's name or e-mail address
 * (docs/product-decisions.md, The join-us wizard); otherwise undefined. The contract checks the length.
 */
export function passwordError(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): string | undefined {
  const simplified = simplify(password);
  const personal = [
    person.email,
    person.email.split('@')[0] ?? '',
    `${person.firstName}${person.lastName}`,
    `${person.lastName}${person.firstName}`,
  ].map(simplify);
  if (personal.some((text) => text.length > 0 && (simplified === text || withoutSuffix(simplified) === text)))
    return 'Choose a password that is not your name or your e-mail address.';
  if (isCommon(simplified)) return 'Choose another password: this one is on lists of common passwords.';
  return undefined;
}

/**
 * Whether the password is on the list, with or without the digits and signs at its end, repeats one to four characters,
 * or is a run of neighbouring keys, letters or digits.
 */
function isCommon(simplified: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(join(contentFolder, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#')),
  );
  return (
    commonPasswords.has(simplified) ||
    commonPasswords.has(withoutSuffix(simplified)) ||
    /^(.{1,4})\1+.?$/u.test(simplified) ||
    isKeyboardRun(simplified)
  );
}

const keyboardRuns = [
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'azertyuiopqsdfghjklmwxcvbn',
];

function isKeyboardRun(simplified: string): boolean {
  return keyboardRuns.some((run) => reversed(run).includes(simplified) || run.includes(simplified));
}

const reversed = (text: string) => Array.from(text).toReversed().join('');
const simplify = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '');
const withoutSuffix = (text: string) => text.replace(/[\d!?@#$%&*]+$/, '');
