import { cutText } from '../primitives/cut-text.ts';

/** Text for comparison: lower case, no accents, one space between words. The database's `unaccent` does the same. */
export function normaliseText(text: string): string {
  const plain = ASCII.test(text) ? text : withoutAccents(text);
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

// oxlint-disable-next-line no-control-regex -- all of ASCII is intended, and most texts are
const ASCII = /^[\x00-\x7F]*$/;

/** Letters that Unicode normalisation does not decompose. */
const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd' };

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[øæœßłđð]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Further words of a longer query are ignored: its first words are enough to find what it is about. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/** The words of a query. */
export function wordsOf(typed: string): string[] {
  return normaliseText(typed)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => cutText(word, MAX_WORD_LENGTH));
}
