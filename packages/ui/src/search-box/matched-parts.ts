export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A mistyped end is forgiven when at least so many letters at the beginning agree. */
const SURE = 4;

/**
 * A text in parts, with the beginnings of words that were looked for marked as matches. Capitals and accents do not
 * count ("sao" matches "São"), and a word whose end is mistyped matches as far as it agrees ("Seychels").
 */
export function matchedParts(text: string, words: string): TextPart[] {
  const sought = normaliseText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts: TextPart[] = [];
  const add = (added: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (added === '') return;
    if (last?.isMatch === isMatch) last.text += added;
    else parts.push({ text: added, isMatch });
  };
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const letters = Array.from(piece.normalize('NFC'));
    const length = Math.max(0, ...sought.map((word) => agreement(letters, word)));
    add(letters.slice(0, length).join(''), true);
    add(letters.slice(length).join(''), false);
  }
  return parts;
}

/** How many letters at the beginning of a word are those that were looked for. */
function agreement(letters: readonly string[], sought: string): number {
  const wanted = Array.from(sought);
  let same = 0;
  while (same < wanted.length && same < letters.length && normaliseText(letters[same] ?? '') === wanted[same])
    same += 1;
  const isWhole = same === wanted.length;
  return isWhole || (same >= SURE && same >= wanted.length - 2) ? same : 0;
}

function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
