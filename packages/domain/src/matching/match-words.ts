/**
 * Whether a text contains all of these words, or words that start with them (`same`); or, with a typing error in some,
 * words that are spelled like them (`alike`). Ignores accents, capitals and apostrophes.
 */
export function closeness(text: string, words: string): 'same' | 'alike' | undefined {
  const said = normaliseText(text).split(' ');
  const typed = normaliseText(words).split(' ');
  if (typed.every((word) => said.some((candidate) => candidate.startsWith(word)))) return 'same';
  const isAlike = (word: string) => said.some((candidate) => candidate.startsWith(word) || isSlip(word, candidate));
  return typed.every(isAlike) ? 'alike' : undefined;
}

const MIN_LENGTH = 4;
const LONG_WORD = 8;

/**
 * Whether one letter is missing, wrong, too many, or swapped with the next; in a long word, two. The word may go on, as
 * "trian" does in "trains".
 */
function isSlip(typed: string, word: string, slips = typed.length >= LONG_WORD ? 2 : 1): boolean {
  if (typed.length < MIN_LENGTH || typed[0] !== word[0]) return false;
  return differs(typed, word, slips) || differs(typed, word.slice(0, typed.length), slips);
}

function differs(a: string, b: string, slips: number): boolean {
  if (a === b) return true;
  if (slips === 0 || Math.abs(a.length - b.length) > slips) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)];
  return (
    differs(restOfA.slice(1), restOfB, slips - 1) ||
    differs(restOfA, restOfB.slice(1), slips - 1) ||
    differs(restOfA.slice(1), restOfB.slice(1), slips - 1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && differs(restOfA.slice(2), restOfB.slice(2), slips - 1))
  );
}

function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
