/** Text as names are compared: lower case, without accents, one space between words. The store's `unaccent` does the same. */
export function fold(text: string): string {
  return text
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[đĐð]/g, 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Longer questions than this are stories, and their first words say what they are about. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** What was typed, word by word. */
export function wordsOf(typed: string): string[] {
  return fold(typed)
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}
