import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hotel, SearchHit, SearchResponse } from '@myler/api-client/contract';
import { forEachRow } from '@myler/presets/rows';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { parentsQuestions, type Wanted } from './parents-questions.test-kit.ts';
import { hasFacts } from './wanted-facts.test-kit.ts';

describe.each(stores)('what parents ask, on $name', (kind) => {
  let provider: TestProvider;
  let hotels: Hotel[];
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    const { items } = await provider.website.call('hotels', { query: { limit: 100 } });
    hotels = await Promise.all(items.map(({ id }) => provider.website.call('hotel', { params: { id } })));
  });
  afterAll(() => provider.close());
  const search = (q: string): Promise<SearchResponse> =>
    provider.website.call('searchHotels', { query: { q, limit: 100 } });

  it('is tested with ninety-two questions, twenty-two of which have to be refused', () => {
    expect(Object.keys(parentsQuestions)).toHaveLength(92);
    expect(Object.values(parentsQuestions).filter(({ refusal }) => refusal)).toHaveLength(22);
  });

  it('each question is answered as wanted', { tags: ['promise:hotel-facts-filter'] }, () =>
    forEachRow(Object.entries(parentsQuestions), async ([q, wanted]) => {
      expect(faultsOf(await search(q), wanted, hotels)).toEqual([]);
    }),
  );
});

/** How an answer differs from the wanted one. */
function faultsOf(answer: SearchResponse, wanted: Wanted, hotels: readonly Hotel[]): string[] {
  const { first, among, unknown, nothing } = wanted;
  const unknownWords = answer.unknown.map(({ words }) => words.toLowerCase()).join();
  const faults: [string, boolean][] = [
    [`the first result is ${textOf(answer.items[0])}`, first !== undefined && !isLike(answer.items[0], first)],
    [`${answer.total} results are said to answer`, nothing === true && answer.total > 0],
    ['it is not among the first', among !== undefined && !answer.items.slice(0, 5).some((hit) => isLike(hit, among))],
    [`unknown: ${unknownWords}`, unknown !== undefined && !unknownWords.includes(unknown)],
  ];
  return [...hotelFaults(answer, wanted, hotels), ...faults.flatMap(([fault, is]) => (is ? fault : []))];
}

/** All hotels that fit, and no other. If none fits, the answer says what it understood. */
function hotelFaults(answer: SearchResponse, { hotels: facts, refusal }: Wanted, hotels: readonly Hotel[]): string[] {
  if (!facts && !refusal) return [];
  const found = new Set(answer.items.filter(({ kind }) => kind === 'hotel').map(({ id }) => id));
  const fitting = facts ? hotels.filter((hotel) => hasFacts(hotel, facts)).map(({ id }) => id) : [];
  const isSilent = refusal !== 'unknown' && fitting.length === 0 && answer.understood.length === 0;
  return [
    ...fitting.filter((id) => !found.has(id)).map((id) => `${id} is missing`),
    ...[...found].filter((id) => !fitting.includes(id)).map((id) => `${id} does not fit`),
    ...(isSilent ? ['it does not say what it understood'] : []),
    ...(answer.isPartial ? ['it leaves out words'] : []),
  ];
}

const textOf = (hit: SearchHit | undefined) => (hit ? `${hit.id} ${hit.label} ${hit.reason}` : 'nothing');

const isLike = (hit: SearchHit | undefined, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? hit?.id === wanted : wanted.test(textOf(hit));
