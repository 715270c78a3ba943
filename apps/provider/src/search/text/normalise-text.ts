/** Text as names are compared: lower case, without accents, one space between words. The store's `unaccent` does the same. */
export function normaliseText(text: string): string {
  const plain = ASCII.test(text) ? text : withoutAccents(text);
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

// oxlint-disable-next-line no-control-regex -- all of ASCII is intended, and most texts are
const ASCII = /^[\x00-\x7F]*$/;

/** Letters that Unicode does not take apart. */
const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd' };

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[øæœßłđð]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Longer questions than this are stories, and their first words say what they are about. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** What was typed, word by word. */
export function wordsOf(typed: string): string[] {
  return normaliseText(typed)
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}
