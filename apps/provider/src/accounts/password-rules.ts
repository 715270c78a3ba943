import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@myler/config/brand';
import { memberships } from '@myler/config/memberships';
import { contentFolder } from '../environment/paths.ts';

let commonPasswords: Promise<Set<string>> | undefined;

/**
 * Returns an error message for a common password, and for one that is the person's name, email address or our name
 * (docs/product-decisions.md, The join-us wizard); otherwise undefined. The contract checks the length.
 */
export async function passwordError(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): Promise<string | undefined> {
  const simplified = simplify(password);
  const personal = [
    person.email,
    person.email.split('@')[0] ?? '',
    `${person.firstName}${person.lastName}`,
    `${person.lastName}${person.firstName}`,
  ].map(simplify);
  if (personal.some((text) => text.length > 0 && (simplified === text || withoutSuffix(simplified) === text)))
    return 'Choose a password that is not your name or your email address.';
  if (isBrandWord(simplified)) return 'Choose a password that is more than our name.';
  if (await isCommon(simplified)) return 'Choose another password: this one is on a list of common passwords.';
  return undefined;
}

/**
 * Whether the password is on the list, with or without the digits and signs at its end, repeats one to four characters,
 * or is a run of neighbouring keys, letters or digits.
 */
async function isCommon(simplified: string): Promise<boolean> {
  const common = await (commonPasswords ??= loadCommonPasswords());
  return (
    common.has(simplified) ||
    common.has(withoutSuffix(simplified)) ||
    /^(.{1,4})\1+.?$/u.test(simplified) ||
    isKeyboardRun(simplified)
  );
}

/**
 * Our own list, with words of twelve characters and more, and the 49,000 passwords of zxcvbn, from published breaches. The
 * package is imported with the first password that is checked, so that a start does not wait for it.
 */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const own = readFileSync(join(contentFolder, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const passwords = new Set([...own.map((line) => line.trim()), ...dictionary['passwords-common'].map(simplify)]);
  passwords.delete('');
  return passwords;
}

const OUR_NAME = brand.name.toLowerCase();
/** What people put beside the name of a site. */
const beside = ['membership', 'member', 'password', 'welcome', 'family', 'travel', 'hotels', 'hotel', 'club', 'login'];
const brandWords = [
  OUR_NAME,
  ...memberships.map(({ name }) => name.toLowerCase().replaceAll(/[^a-z]/g, '')),
  ...beside,
];

/** Whether little is left of a password with our name in it when the words that go with it are taken out. */
function isBrandWord(simplified: string): boolean {
  if (!simplified.includes(OUR_NAME)) return false;
  const letters = simplified.replaceAll(/[^\p{L}]/gu, '');
  const rest = letters.replaceAll(new RegExp(brandWords.toSorted((a, b) => b.length - a.length).join('|'), 'g'), '');
  return Array.from(rest).length < 4;
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
