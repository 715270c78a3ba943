import { matches } from './matches.ts';
import { findAllLive } from '../../live/live.ts';

/**
 * Hides the answers that do not contain these words, and the subjects without a remaining answer. A single remaining
 * answer unfolds.
 *
 * @returns how many answers remain
 */
export function showAnswers(words: string): number {
  const places = findAllLive('answers');
  const answers = places.flatMap((place) => [...place.querySelectorAll('details')]);
  for (const answer of answers) answer.hidden = !matches(answer.textContent, words);
  for (const category of places.flatMap((place) => findAllLive('category', undefined, place)))
    category.hidden = category.querySelector('details:not([hidden])') === null;
  const remaining = answers.filter(({ hidden }) => !hidden);
  if (words.trim() !== '' && remaining.length === 1 && remaining[0]) remaining[0].open = true;
  return remaining.length;
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
