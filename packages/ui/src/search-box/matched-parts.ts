export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A word with a mistyped end matches if at least this many letters at its beginning agree. */
const MIN_MATCH = 4;

/**
 * Divides a text into parts and marks those that match the beginning of a search term. Case and accents are ignored
 * ("sao" matches "São"). A term with a mistyped end matches as far as it agrees ("Seychels").
 */
export function matchedParts(text: string, words: string): TextPart[] {
  const terms = normaliseText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts: TextPart[] = [];
  const addPart = (added: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (added === '') return;
    if (last?.isMatch === isMatch) last.text += added;
    else parts.push({ text: added, isMatch });
  };
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const letters = Array.from(piece.normalize('NFC'));
    const length = Math.max(0, ...terms.map((word) => matchLength(letters, word)));
    addPart(letters.slice(0, length).join(''), true);
    addPart(letters.slice(length).join(''), false);
  }
  return parts;
}

/** How many letters at the beginning of a word agree with the search term. */
function matchLength(letters: readonly string[], sought: string): number {
  const wanted = Array.from(sought);
  let same = 0;
  while (same < wanted.length && same < letters.length && normaliseText(letters[same] ?? '') === wanted[same])
    same += 1;
  const isWhole = same === wanted.length;
  return isWhole || (same >= MIN_MATCH && same >= wanted.length - 2) ? same : 0;
}

function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
