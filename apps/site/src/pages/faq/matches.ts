/** Whether a text says all of these words, or their beginnings; accents, capitals and apostrophes do not matter. */
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
