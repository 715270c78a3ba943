import { closeness } from '@myler/domain/matching';
import { findAllLive, findLive, readLive } from '@myler/islands/attributes';

/**
 * Hides the answers that do not contain these words, and the subjects without a remaining answer. If none contains them,
 * those remain that have words spelled like them. A single remaining answer unfolds, and so does the first of those that
 * forgive a typing error.
 *
 * @returns how many answers remain, and whether their words are only spelled like the typed ones
 */
export function showAnswers(words: string): { remaining: number; isForgiving: boolean } {
  const places = findAllLive('answers');
  const answers = places.flatMap((place) => [...place.querySelectorAll('details')]);
  const close = answers.map((answer) => closeness(textOf(answer), words));
  const best = close.includes('same') ? 'same' : 'alike';
  for (const [index, answer] of answers.entries()) answer.hidden = close[index] !== best;
  for (const category of places.flatMap((place) => findAllLive('category', undefined, place)))
    category.hidden = category.querySelector('details:not([hidden])') === null;
  const remaining = answers.filter(({ hidden }) => !hidden);
  const isForgiving = best === 'alike';
  const [first] = remaining;
  if (words.trim() !== '' && first && (remaining.length === 1 || isForgiving)) first.open = true;
  return { remaining: remaining.length, isForgiving };
}

/** The question, its answer, and other words for it. */
function textOf(answer: HTMLElement): string {
  const also = findLive('also-asked', undefined, answer);
  return `${answer.textContent} ${(also && readLive(also, 'also-asked')) ?? ''}`;
}

/** Unfolds the answer that the address names, in browsers that do not do so themselves. */
export function openFromAddress(): void {
  // Ids are slugs, so nothing is decoded: decoding throws on a broken escape such as "#%".
  const id = location.hash.slice(1);
  const answer = id ? document.getElementById(id)?.closest('details') : null;
  if (!answer || answer.open) return;
  answer.open = true;
  answer.scrollIntoView();
}
