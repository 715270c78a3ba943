import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hotel, SearchHit, SearchResponse } from '@myler/api-client/contract';
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
  const search = (q: string, more: object = {}): Promise<SearchResponse> =>
    provider.website.call('searchHotels', { query: { q, limit: 100, ...more } });

  it('is tested with eighty questions, fifteen of which have to be refused', () => {
    expect(Object.keys(parentsQuestions)).toHaveLength(80);
    expect(Object.values(parentsQuestions).filter(({ refusal }) => refusal)).toHaveLength(15);
  });

  it.each(Object.entries(parentsQuestions))('“%s” is answered as wanted', async (q, wanted) => {
    const answer = await search(q);
    expectHotels(answer, wanted);
    if (wanted.first) expect(textOf(answer.items[0])).toMatch(wanted.first);
    if (wanted.among) expect(answer.items.slice(0, 5).map(textOf)).toContainEqual(expect.stringMatching(wanted.among));
    if (wanted.unknown) expect(answer.unknown.map(({ words }) => words.toLowerCase()).join()).toContain(wanted.unknown);
  });

  function expectHotels(answer: SearchResponse, { hotels: facts, refusal }: Wanted): void {
    const found = answer.items.filter((hit) => hit.kind === 'hotel').map(({ id }) => id);
    const fitting = facts ? hotels.filter((hotel) => hasFacts(hotel, facts)).map(({ id }) => id) : [];
    if (facts ?? refusal) expect(found.toSorted()).toEqual(fitting.toSorted());
    // Nothing fits: the answer says so, and what it understood.
    if (refusal === 'none' || (facts && fitting.length === 0)) expect(answer.understood).not.toEqual([]);
    if (refusal !== 'unknown' && facts) expect(answer.isPartial).toBe(false);
  }

  const textOf = (hit: SearchHit | undefined) => (hit ? `${hit.id} ${hit.label} ${hit.reason}` : '');
});
