import type { KnownWord } from './look-up-words.ts';
import type { Need, ReadQuery } from './needs/need.ts';
import { readNeeds } from './needs/read-needs.ts';
import { isSafetyWord } from './needs/words.ts';

interface CorrectedQuery {
  q: string;
  read: ReadQuery;
  corrected: { typed: string; readAs: string[] }[];
}

/** Somebody relies on these, so a typing error in them is never assumed. */
const RELIED_ON = new Set<Need['kind']>(['access', 'steps', 'allergy', 'cots']);

/**
 * The query with words of needs in place of their typing errors: "conecting rooms" asks for rooms that connect, and not for
 * texts that mention it. Nothing if no correction makes a need.
 */
export function correctNeeds(
  q: string,
  read: ReadQuery,
  known: ReadonlyMap<string, KnownWord>,
): CorrectedQuery | undefined {
  let best: CorrectedQuery = { q, read, corrected: [] };
  // From the last word, so that the places of the words before it stay as they are.
  for (const { word, typed, span } of read.left.toReversed()) {
    for (const readAs of known.get(word)?.readAs ?? []) {
      const corrected = best.q.slice(0, span[0]) + readAs + best.q.slice(span[1]);
      const next = isSafetyWord(readAs) ? undefined : readNeeds(corrected);
      if (!next || !explainsMore(next, best.read)) continue;
      best = { q: corrected, read: next, corrected: [{ typed, readAs: [readAs] }, ...best.corrected] };
      break;
    }
  }
  return best.corrected.length > 0 ? best : undefined;
}

function explainsMore(next: ReadQuery, before: ReadQuery): boolean {
  const relied = ({ needs }: ReadQuery) => needs.filter(({ need }) => RELIED_ON.has(need.kind)).length;
  return (
    next.left.length < before.left.length &&
    next.needs.length >= before.needs.length &&
    next.needs.length > 0 &&
    next.unreadable.length === before.unreadable.length &&
    relied(next) === relied(before)
  );
}
