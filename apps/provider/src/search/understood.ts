import { joinWithAnd } from '@myler/domain/words';
import type { SearchResponse } from '@myler/api-client/contract';
import type { KnownWord } from './look-up-words.ts';
import { needInWords } from './need-words.ts';
import { alternativesTo } from './needs/alternatives.ts';
import type { FoundNeed, LeftWord, ReadQuery } from './needs/need.ts';
import { rewrite } from './needs/rewrite.ts';
import { safetyWordLike } from './needs/words.ts';

type Understood = SearchResponse['understood'][number];

interface Counts {
  withoutWords: number;
  alone: number[];
  without: number[];
}

/**
 * What was understood, so that a visitor can check and change it: each need, and the words that hotels have to have in
 * their texts as well.
 */
export function understoodOf(
  q: string,
  { needs, left }: ReadQuery,
  known: ReadonlyMap<string, KnownWord>,
  counts: Counts | undefined,
): Understood[] {
  const all = needs.map(({ need }) => need);
  const chips = needs.map((found, index) => needChip(q, found, all, counts, index));
  const words = left.filter(({ word }) => known.get(word)?.query !== undefined);
  if (chips.length === 0 || words.length === 0) return chips;
  return [...chips, wordsChip(q, words, counts)];
}

function needChip(
  q: string,
  { need, spans }: FoundNeed,
  all: readonly FoundNeed['need'][],
  counts: Counts | undefined,
  index: number,
): Understood {
  return {
    ...needInWords(need, all),
    hotels: counts?.alone[index] ?? 0,
    without: rewrite(q, spans),
    hotelsWithout: counts?.without[index] ?? 0,
    alternatives: alternativesTo(need).map((other) => ({
      value: needInWords(other.need, [other.need]).value,
      q: rewrite(q, spans, other.words),
    })),
  };
}

function wordsChip(q: string, words: readonly LeftWord[], counts: Counts | undefined): Understood {
  return {
    label: 'Mentions',
    value: joinWithAnd(words.map(({ typed }) => typed)),
    without: rewrite(
      q,
      words.map(({ span }) => span),
    ),
    hotelsWithout: counts?.withoutWords ?? 0,
    alternatives: [],
  };
}

/** What was typed and is known to no fact and no text. */
export function unknownOf(
  q: string,
  { left, unreadable }: ReadQuery,
  known: ReadonlyMap<string, KnownWord>,
): SearchResponse['unknown'] {
  // Stop words are missing from `known`: they are not unknown.
  const words = left.filter(({ word }) => known.has(word) && known.get(word)?.query === undefined);
  return [
    ...words.map(({ typed, word, span }) => {
      const instead = safetyWordLike(word);
      return {
        words: typed,
        without: rewrite(q, [span]),
        ...(instead ? { instead: rewrite(q, [span], instead) } : {}),
      };
    }),
    ...unreadable.map((typed) => {
      const start = q.indexOf(typed);
      return { words: typed, without: rewrite(q, [[start, start + typed.length]]) };
    }),
  ];
}
