import { isCommonPassword } from './common-passwords.ts';
import { isOwner, type PasswordOwner } from './password.ts';

export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  /** The score in a word or two. */
  label: string;
  /** What would make it stronger; empty when nothing need be done. */
  hint: string;
}

const LABELS = ['Too easy to guess', 'Weak', 'Fair', 'Good', 'Strong'] as const;
/** Bits from which each score starts: about what an online, a slow offline and a fast offline attack get through. */
const BITS = [0, 30, 42, 56, 72] as const;

/**
 * How hard a password is to guess, roughly: it counts the characters that the ones before them do not give away. A
 * guide to choosing, not the rule (`passwordError` is).
 */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (password === '')
    return { score: 0, label: '', hint: 'Use 12 characters or more. Three or four words together work well.' };
  if (isCommonPassword(password) || isOwner(password, owner)) {
    return { score: 0, label: LABELS[0], hint: 'Choose something that is not on a list, nor about you.' };
  }
  const bits = estimateBits(withoutOwner(password, owner));
  const reached = BITS.filter((limit) => bits >= limit).length - 1;
  const score = (password.length < 12 ? Math.min(reached, 1) : reached) as PasswordStrength['score'];
  return { score, label: LABELS[score], hint: hintFor(password, score) };
}

function hintFor(password: string, score: number): string {
  if (password.length < 12) {
    const missing = 12 - password.length;
    return `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.`;
  }
  return score >= 3 ? '' : 'Add another word or two.';
}

/** The letters of a name that stand in the password add nothing to it. */
function withoutOwner(password: string, { email, firstName, lastName }: PasswordOwner): string {
  const known = [firstName, lastName, email.split('@')[0] ?? ''].filter((text) => text.length >= 3);
  return known.reduce((rest, text) => rest.replaceAll(new RegExp(escape(text), 'giu'), 'a'), password);
}

function estimateBits(password: string): number {
  const characters = Array.from(password);
  const perCharacter = Math.log2(alphabetOf(password));
  let bits = 0;
  const seen = new Set<string>();
  for (const [index, character] of characters.entries()) {
    const before = characters[index - 1];
    const pair = `${before}${character}`.toLowerCase();
    // Letters of a word are worth less than random ones; a step along the alphabet or a pair met before, next to nothing.
    const isStep = before !== undefined && Math.abs(codeOf(character) - codeOf(before)) <= 1;
    const isInWord = before !== undefined && isSmall(character) && /\p{L}/u.test(before);
    const worth = isStep || seen.has(pair) ? 0.15 : isInWord ? 0.6 : 0.85;
    seen.add(pair);
    bits += perCharacter * worth;
  }
  return bits;
}

function alphabetOf(password: string): number {
  const sets: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^\p{L}\p{Nd}]/u, 24],
    [/[^\P{L}a-zA-Z]/u, 60],
  ];
  return Math.max(
    10,
    sets.reduce((sum, [set, size]) => (set.test(password) ? sum + size : sum), 0),
  );
}

function isSmall(character: string): boolean {
  return /[^\P{L}\p{Lu}]/u.test(character);
}

function codeOf(character: string): number {
  return character.toLowerCase().codePointAt(0) ?? 0;
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
