import type { SearchHit, SearchResponse } from '@myler/api-client/contract';
import { searchKinds, type SearchKind } from '@myler/config/hotels';
import type { Page } from '../content/documents.ts';
import type { DocumentEntry } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { pictureOf } from '../content/scene.ts';
import { briefOf, summaryOf } from '../hotels/to-contract.ts';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { correctNeeds } from './correct-needs.ts';
import { lookUpWords, type KnownWord } from './look-up-words.ts';
import type { LeftWord, Need, ReadQuery } from './needs/need.ts';
import { readNeeds } from './needs/read-needs.ts';
import { reasonFor } from './reason.ts';
import { searchStatement, type Asked } from './search-statement.ts';
import { wordsOf } from '../text/normalise-text.ts';
import { understoodOf, unknownOf } from './understood.ts';

interface Row {
  kind: SearchKind;
  id: string;
  label: string;
  detail: string | null;
  hotel: HotelEntry | null;
  document: unknown;
}

export interface SearchRow {
  hits: Row[] | null;
  counts: { kind: SearchKind; count: number }[] | null;
  /** How many hotels meet all needs, whatever their texts say. */
  withoutWords: number;
  alone: number[];
  without: number[];
}

/**
 * Finds entries by needs and words, best first. Hotels have to meet all needs by their facts, and to have the words that
 * are left in their texts. Everything else has all of the words. If a query without needs finds nothing, a further
 * statement returns the entries that have most of its words, and the response says so.
 */
export async function search(
  db: Database,
  query: Page & { q: string; kinds?: string | undefined; typing?: string | undefined },
): Promise<SearchResponse> {
  const kinds = searchKinds.filter((kind) => !query.kinds || query.kinds.split(',').includes(kind));
  const typed = readQuery(query.q);
  if (typed.topics.length + typed.needs.length === 0 || kinds.length === 0)
    return { ...nothing, unknown: unknownOf(query.q, typed, new Map()) };
  const lookUp = ({ topics }: ReadQuery) => lookUpWords(db, ...plainAndExact(topics), query.typing !== undefined);
  const typedWords = await lookUp(typed);
  const meant = correctNeeds(query.q, typed, typedWords);
  const { q, read, corrected } = meant ?? { q: query.q, read: typed, corrected: [] };
  const known = meant ? await lookUp(read) : typedWords;
  const needs = read.needs.map(({ need }) => need);
  const asked: Asked = {
    kinds,
    page: query,
    phrases: phrasesOf(q, read),
    needs,
    left: queriesOf(read.left, known),
    topics: queriesOf(read.topics, known),
    isLoose: false,
  };
  const [strict] = await rowsOf<SearchRow>(db, searchStatement(asked));
  // With one word, whatever has most of the words has all of them.
  const isLoose = !strict?.counts && needs.length === 0 && asked.topics.length > 1;
  const [row] = isLoose ? await rowsOf<SearchRow>(db, searchStatement({ ...asked, isLoose })) : [strict];
  const response = responseOf(q, read, known, { kinds, needs, isLoose, ...(row ? { row } : {}) });
  return { ...response, corrected: [...corrected, ...response.corrected] };
}

const nothing: SearchResponse = {
  items: [],
  total: 0,
  counts: [],
  understood: [],
  unknown: [],
  corrected: [],
  isPartial: false,
};

/** A query of nothing but words like "hotel" is looked for all the same. */
function readQuery(q: string): ReadQuery {
  const read = readNeeds(q);
  if (read.topics.length + read.needs.length + read.unreadable.length > 0) return read;
  const words = wordsOf(q).map((word): LeftWord => ({ word, typed: word, span: [0, q.length], isExact: false }));
  return { ...read, left: words, topics: words };
}

/** "How much does it cost" is about "cost". */
function phrasesOf(q: string, { topics }: ReadQuery): string[] {
  const subject = topics.map(({ word }) => word).join(' ');
  return [...new Set([wordsOf(q).join(' '), subject])].filter(Boolean);
}

/** Further words of a longer query are ignored: its first words are enough to find what it is about. */
const MAX_WORDS = 12;

function plainAndExact(words: readonly LeftWord[]): [plain: string[], exact: string[]] {
  const first = words.slice(0, MAX_WORDS);
  const isExact = ({ word, isExact }: LeftWord) => isExact || word.includes(' ');
  const unique = (some: readonly LeftWord[]) => [...new Set(some.map(({ word }) => word))];
  return [unique(first.filter((word) => !isExact(word))), unique(first.filter(isExact))];
}

const queriesOf = (words: readonly LeftWord[], known: ReadonlyMap<string, KnownWord>): string[] =>
  words.flatMap(({ word }) => {
    const query = known.get(word)?.query;
    return query ? `(${query})` : [];
  });

interface Found {
  kinds: readonly SearchKind[];
  needs: readonly Need[];
  isLoose: boolean;
  row?: SearchRow;
}

function responseOf(q: string, read: ReadQuery, known: ReadonlyMap<string, KnownWord>, found: Found): SearchResponse {
  const { row, needs, kinds, isLoose } = found;
  const counts = row?.counts ?? [];
  const wordsIn = (words: readonly LeftWord[]) =>
    words.flatMap(({ word }) => known.get(word) ?? []).filter(({ query }) => query !== undefined);
  const reading = { needs, left: wordsIn(read.left), topics: wordsIn(read.topics) };
  return {
    items: (row?.hits ?? []).map((hit) => hitOf(hit, reading)),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts: kinds.flatMap((kind) => counts.find((counted) => counted.kind === kind) ?? []),
    understood: understoodOf(q, read, known, row),
    unknown: unknownOf(q, read, known),
    corrected: read.topics.flatMap(({ typed, word }) => {
      const readAs = known.get(word)?.readAs ?? [];
      return readAs.length > 0 ? { typed, readAs } : [];
    }),
    isPartial: isLoose && counts.length > 0,
  };
}

function hitOf(row: Row, reading: Parameters<typeof reasonFor>[1]): SearchHit {
  const hit = {
    kind: row.kind,
    id: row.id,
    label: row.label,
    ...(row.detail ? { detail: row.detail } : {}),
    reason: reasonFor(row, reading),
  };
  if (row.hotel) {
    const hotel = summaryOf(briefOf(row.hotel));
    return { ...hit, picture: hotel.picture, hotel };
  }
  const { scene } = (row.document ?? {}) as Partial<DocumentEntry<'articles'>>;
  if (!scene) return hit;
  return { ...hit, picture: pictureOf(`${row.kind === 'article' ? 'articles' : 'inspirations'}/${row.id}`, scene) };
}
