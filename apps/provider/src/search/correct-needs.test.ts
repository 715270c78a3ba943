import { expect, it } from 'vitest';
import { correctNeeds } from './correct-needs.ts';
import { readNeeds } from './needs/read-needs.ts';

/** The query corrected, if the index knows `readAs` where `typed` is unknown. */
const corrected = (query: string, typed: string, readAs: string) => {
  const known = { word: typed, isLast: false, standsFor: [readAs], readAs: [readAs] };
  return correctNeeds(query, readNeeds(query), new Map([[typed, known]]))?.q;
};

it('A misspelt word counts as the need that it makes, among the other words', () => {
  expect(corrected('conecting rooms in Spain', 'conecting', 'connecting')).toBe('connecting rooms in Spain');
});

it.each([
  ['makes no need', 'a quiet lagon', 'lagon', 'lagoon'],
  ['would be something that somebody relies on', 'weelchair', 'weelchair', 'wheelchair'],
])('A misspelt word that %s stays as it is', (_reason, query, typed, readAs) => {
  expect(corrected(query, typed, readAs)).toBeUndefined();
});
