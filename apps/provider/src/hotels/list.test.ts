import fc from 'fast-check';
import { fewRuns } from '@myler/presets/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import {
  hotelThemes,
  MAX_ADULTS,
  MAX_COTS,
  MAX_FLIGHT_HOURS,
  MAX_PAIRS,
  regions,
  transferLimits,
} from '@myler/config/hotels';
import { hotelEntry, type HotelEntry } from '../content/hotel-entry.ts';
import { contentEntries } from '../content/files.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { priceBandOf } from './to-contract.ts';

const all = contentEntries('hotels', hotelEntry).read();

/** The same rules, told another way: one hotel at a time, and nothing of the store's. */
function isLeft(hotel: HotelEntry, filter: HotelFilter): boolean {
  const ages = filter.ages?.split(',').map(Number) ?? [];
  const fits = (sleeps: number, cots: number) =>
    sleeps + Math.min(cots, ages.filter((age) => age < 2).length, 4) >= (filter.adults ?? 1) + ages.length;
  const partyFits = hotel.rooms.some((room) => {
    const next = hotel.rooms.find(({ name }) => name === room.connectsWith);
    const inOne = !filter.connecting && !filter.pairs && fits(room.sleeps, room.cots);
    return inOne || (next && fits(room.sleeps + next.sleeps, room.cots + next.cots));
  });
  const { access, arrival } = hotel;
  const doors = hotel.rooms.reduce((sum, { connectsWith, count }) => sum + (connectsWith ? count : 0), 0);
  const sessions = hotel.kidsClub?.sessions ?? [];
  const clubTakes = (age: number) =>
    sessions.some(({ fromAge }) => fromAge <= age) && sessions.some(({ toAge }) => age <= toAge);
  return [
    !filter.region || hotel.region === filter.region,
    !filter.country || hotel.countryCode === filter.country,
    !filter.theme || hotel.themes.includes(filter.theme),
    !filter.month || (hotel.bestMonths.includes(filter.month) && !hotel.closedMonths.includes(filter.month)),
    (filter.adults === undefined && ages.length === 0) || partyFits,
    ages.every((age) => hotel.childrenFrom <= age),
    !filter.cots || hotel.rooms.some(({ cots }) => cots >= (filter.cots ?? 0)),
    !filter.connecting || hotel.rooms.some(({ connectsWith }) => connectsWith !== undefined),
    !filter.pairs || doors >= filter.pairs * 2,
    !filter.stepFree || (access.steps.entrance === 0 && access.steps.room === 0 && access.steps.bathroom === 0),
    !filter.transfer || arrival.legs.reduce((sum, { minutes }) => sum + minutes, 0) <= filter.transfer,
    !filter.flight || (arrival.flight?.minutes ?? 0) <= filter.flight * 60,
    !filter.kidsClub || (sessions.length > 0 && ages.every((age) => age < 3 || age > 12 || clubTakes(age))),
    !filter.pool || hotel.pools.length > 0,
    !filter.price || priceBandOf(hotel) <= filter.price,
    !filter.ids || filter.ids.split(',').includes(hotel.id),
  ].every(Boolean);
}

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const filters = fc
  .record({
    region: optional(fc.constantFrom(...regions)),
    country: optional(fc.constantFrom(...all.map(({ countryCode }) => countryCode), 'ZZ')),
    theme: optional(fc.constantFrom(...hotelThemes)),
    month: optional(fc.integer({ min: 1, max: 12 })),
    adults: optional(fc.integer({ min: 1, max: 12 })),
    ages: optional(
      fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 4 }).map((ages) => ages.join(',')),
    ),
    cots: optional(fc.integer({ min: 1, max: 4 })),
    connecting: optional(fc.constantFrom('1' as const, 'true' as const)),
    pairs: optional(fc.integer({ min: 1, max: MAX_PAIRS })),
    stepFree: optional(fc.constant('1' as const)),
    transfer: optional(fc.constantFrom(...transferLimits)),
    flight: optional(fc.integer({ min: 1, max: MAX_FLIGHT_HOURS })),
    kidsClub: optional(fc.constant('1' as const)),
    pool: optional(fc.constant('1' as const)),
    price: optional(fc.integer({ min: 1, max: 4 })),
    ids: optional(
      fc
        .subarray(
          all.map(({ id }) => id),
          { minLength: 1, maxLength: 6 },
        )
        .map((ids) => ids.join(',')),
    ),
  })
  .map(
    (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as HotelFilter,
  );

/** Families at the edges of what fits: a baby or no longer one, a child that needs a club or no longer. */
const parties = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    ages: fc
      .array(fc.constantFrom(0, 1, 2, 3, 4, 12, 13), { minLength: 1, maxLength: 5 })
      .map((ages) => ages.join(',')),
    kidsClub: optional(fc.constant('1' as const)),
    connecting: optional(fc.constant('1' as const)),
  })
  .map(({ kidsClub, connecting, ...party }): HotelFilter => ({
    ...party,
    ...(kidsClub ? { kidsClub } : {}),
    ...(connecting ? { connecting } : {}),
  }));

const without = (filter: HotelFilter, name: string) =>
  Object.fromEntries(Object.entries(filter).filter(([other]) => other !== name)) as HotelFilter;
const countOf = (filter: HotelFilter) => all.filter((hotel) => isLeft(hotel, filter)).length;

describe.each(stores)('the list of hotels, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const list = (query: object): Promise<HotelList> => provider.website.call('hotels', { query });
  const idsOf = ({ items }: HotelList) => items.map(({ id }) => id);

  it('holds the hotels that match all filters, and their points on the map', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(filters, parties), async (filter) => {
        const found = await list({ ...filter, limit: 100 });
        const left = all.filter((hotel) => isLeft(hotel, filter)).map(({ id }) => id);
        expect(idsOf(found).toSorted()).toEqual(left.toSorted());
        expect(found.total).toBe(left.length);
        expect(found.points.map(({ id }) => id).toSorted()).toEqual(left.toSorted());
      }),
      fewRuns(40),
    );
  });

  it('says of each hotel what a comparison says, when that is asked for', async () => {
    const compared = await list({ limit: 100, comparison: '1' });
    expect(compared.items).toHaveLength(all.length);
    const hotel = all.find(({ kidsClub, notFor }) => kidsClub && notFor.length > 0);
    expect(compared.items.find(({ id }) => id === hotel?.id)?.comparison).toMatchObject({
      kidsClub: { name: hotel?.kidsClub?.name, hours: hotel?.kidsClub?.hours },
      airport: hotel?.gettingThere.airport,
      notFor: hotel?.notFor[0],
    });
    expect((await list({ limit: 1 })).items[0]).not.toHaveProperty('comparison');
  });

  it('counts for each value of a filter the hotels that it would leave with the other filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { facets } = await list({ ...filter, limit: 1 });
        const counted = facets.filter(({ name }) => name !== 'inspiration');
        expect(counted.map(({ name }) => name)).toEqual([
          'region',
          'country',
          'theme',
          'month',
          'adults',
          'cots',
          'connecting',
          'pairs',
          'stepFree',
          'kidsClub',
          'pool',
          'transfer',
          'flight',
          'price',
        ]);
        for (const { name, values } of counted) {
          const numeric = ['month', 'adults', 'cots', 'pairs', 'transfer', 'flight', 'price'].includes(name);
          for (const { value, count } of values) {
            const with_ = { ...filter, [name]: numeric ? Number(value) : value };
            expect([name, value, count]).toEqual([name, value, countOf(with_)]);
          }
        }
      }),
      fewRuns(8),
    );
  });

  it('names, when nothing is left, the filters to remove, the one that finds most first', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { total, dropToFind } = await list({ ...filter, limit: 1 });
        const expected = Object.keys(filter)
          .map((name) => ({ filter: name, count: countOf(without(filter, name)) }))
          .filter(({ count }) => total === 0 && count > 0);
        expect(dropToFind.toSorted(byName)).toEqual(expected.toSorted(byName));
        expect(dropToFind.map(({ count }) => count)).toEqual(
          dropToFind.map(({ count }) => count).toSorted((a, b) => b - a),
        );
      }),
      fewRuns(20),
    );
  });
  const byName = (a: { filter: string }, b: { filter: string }) => (a.filter < b.filter ? -1 : 1);

  it('offers every region, theme, month and price by name, also those that match nothing', async () => {
    const { facets } = await list({});
    const of = (name: string) => facets.find((facet) => facet.name === name)?.values ?? [];
    expect(of('region').map(({ label }) => label)).toContain('The Alps and the North');
    expect(of('theme')).toHaveLength(hotelThemes.length);
    expect(of('month').map(({ label }) => label)[11]).toBe('December');
    expect(of('price').at(-1)?.count).toBe(all.length);
    expect(of('country').find(({ value }) => value === 'MA')?.label).toBe('Morocco');
  });

  it('counts the hotels for every number of adults and cots that a filter accepts', async () => {
    const { facets } = await list({});
    const offered = (name: string) => facets.find((facet) => facet.name === name)?.values.map(({ value }) => value);
    const upTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1));
    expect(offered('adults')).toEqual(upTo(MAX_ADULTS));
    expect(offered('cots')).toEqual(upTo(MAX_COTS));
  });

  it('is sorted by love, by name and by price both ways, and has no gap or repeat between pages', async () => {
    const rank = new Map(all.map((hotel) => [hotel.id, hotel]));
    const sorted = async (sort: string) => idsOf(await list({ sort, limit: 100 })).map((id) => rank.get(id)!);
    const shortlistCounts = (await sorted('loved')).map(({ keptBy }) => keptBy);
    expect(shortlistCounts).toEqual(shortlistCounts.toSorted((a, b) => b - a));
    const names = (await sorted('name')).map(({ name }) => normaliseText(name));
    expect(names).toEqual(names.toSorted());
    const prices = (await sorted('price')).map(({ priceFrom }) => priceFrom[0]!.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await sorted('price-down')).map(({ priceFrom }) => priceFrom[0]!.amount);
    expect(falling).toEqual(prices.toReversed());
    for (const sort of ['loved', 'name', 'price', 'price-down']) {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(all.length / 7) }, (_, page) => list({ sort, limit: 7, page: page + 1 })),
      );
      expect(new Set(pages.flatMap(idsOf)).size).toBe(all.length);
    }
  });

  it('is filtered by words: a place, a fact or a misspelt word', async () => {
    const { items, total } = await list({ q: 'maroc', limit: 100 });
    expect(items.every(({ countryCode }) => countryCode === 'MA')).toBe(true);
    expect(total).toBe(all.filter(({ countryCode }) => countryCode === 'MA').length);
    expect(idsOf(await list({ q: 'seychels' }))).toContain('maison-palmier');
    expect((await list({ q: 'xyzzy' })).total).toBe(0);
    expect((await list({ q: '  ' })).total).toBe(all.length);
    expect((await list({ q: 'maroc', region: 'asia' })).dropToFind.map(({ filter }) => filter).toSorted()).toEqual([
      'q',
      'region',
    ]);
  });

  it('is filtered by an inspiration, whose hotels the editors chose', async () => {
    const { items } = await provider.website.call('inspirations');
    for (const { id, title, hotels } of items) {
      const found = await list({ inspiration: id, limit: 100 });
      expect(idsOf(found).toSorted()).toEqual(hotels.toSorted());
      const facet = found.facets.find(({ name }) => name === 'inspiration');
      expect(facet?.values.find(({ value }) => value === id)).toEqual({
        value: id,
        label: title,
        count: hotels.length,
      });
    }
    expect((await list({ inspiration: 'no-such-inspiration' })).total).toBe(0);
  });
});
