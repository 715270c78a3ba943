/**
 * Whether a text contains all of these words, or words that start with them. Ignores accents, capitals and apostrophes.
 */
export function matches(text: string, words: string): boolean {
  const said = normaliseText(text).split(' ');
  return normaliseText(words)
    .split(' ')
    .every((word) => said.some((candidate) => candidate.startsWith(word)));
}

function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
