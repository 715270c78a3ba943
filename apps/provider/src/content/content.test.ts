import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '../paths.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { hotelEntry } from './entries.ts';
import { contentFile } from './files.ts';
import { seed } from './seed.ts';
import { z } from 'zod';

describe('content', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());

  it('gives home four hotels, eight testimonials, eight press quotes and a hero', async () => {
    const home = provider.website;
    expect((await home.call('homeHotels')).items.map(({ id }) => id)).toEqual([
      'maison-palmier',
      'villa-cipresso',
      'les-trois-cimes',
      'dar-zahra',
    ]);
    expect((await home.call('homeTestimonials')).total).toBe(8);
    expect((await home.call('homePressQuotes')).total).toBe(8);
    expect((await home.call('homeImages')).hero.width).toBe(2000);
  });

  it('lists hotels by what is loved, by name and by price, by region, and page by page', async () => {
    const list = (query: object) => provider.website.call('hotels', { query });
    const names = (await list({ sort: 'name' })).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const prices = (await list({ sort: 'price' })).items.map(({ priceFrom }) => priceFrom[0]?.amount ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const african = await list({ region: 'africa' });
    expect(african.items.every(({ region }) => region === 'africa')).toBe(true);
    expect(african.facets?.[0]?.values.find(({ value }) => value === 'africa')?.count).toBe(african.total);
    const [first, second] = [await list({ limit: 3 }), await list({ limit: 3, page: 2 })];
    expect(first.total).toBe(8);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6);
  });

  it('finds hotels by any words of theirs, without accents, and takes signs for what they are', async () => {
    const search = async (q: string) =>
      (await provider.website.call('searchHotels', { query: { q } })).items.map(({ id }) => id);
    expect(await search('FES')).toEqual(['riad-tisma']);
    expect(await search('Fès mule')).toEqual(['riad-tisma']);
    expect(await search('porto')).toEqual(['casa-sete-janelas']);
    expect(await search('%')).toEqual([]);
    expect(await search('   ')).toEqual([]);
  });

  it('shows one hotel whole', async () => {
    const hotel = await provider.website.call('hotel', { params: { id: 'dar-zahra' } });
    expect(hotel.story).toHaveLength(3);
    expect(hotel.rooms.length).toBeGreaterThanOrEqual(3);
    expect(hotel.notFor.length).toBeGreaterThanOrEqual(1);
    expect(hotel.pictures[0]).toEqual(hotel.picture);
  });

  it('has no two hotels alike: no line, room, story or picture is used twice', () => {
    const hotels = contentFile('hotels', z.array(hotelEntry)).read();
    const once = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length);
    once(hotels.map(({ line }) => line));
    once(hotels.flatMap(({ story }) => story));
    once(hotels.flatMap(({ loved }) => loved));
    once(hotels.flatMap(({ scenes }) => scenes.map(({ motif, seed }) => `${motif} ${seed}`)));
    once(hotels.flatMap(({ scenes }) => scenes.map(({ alt }) => alt)));
    for (const { rooms } of hotels) {
      const names = rooms.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(rooms.flatMap(({ connectsWith }) => connectsWith ?? [])));
    }
  });

  it('keeps the brand’s voice: no exclamation marks, no superlatives of the trade', () => {
    for (const name of ['hotels', 'testimonials', 'press-quotes', 'coupons', 'home', 'gift-card-designs']) {
      const text = readFileSync(join(contentFolder, `${name}.json`), 'utf8');
      expect(text).not.toMatch(/!|\bluxur|\bstunning|\bworld-class|\bunforgettable|\bbreathtaking|\bnestled/i);
    }
  });

  it('knows every country with its calling code and its larger cities, largest first', async () => {
    const countries = await provider.website.call('countries');
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.every(({ cities }) => cities === undefined)).toBe(true);
    expect(countries.find(({ code }) => code === 'FR')).toEqual({ code: 'FR', name: 'France', callingCode: '33' });
    const [france] = await provider.website.call('countries', { query: { country: 'FR' } });
    expect(france?.cities?.slice(0, 3).map(({ name }) => name)).toEqual(['Paris', 'Marseille', 'Lyon']);
    const [seychelles] = await provider.website.call('countries', { query: { country: 'SC' } });
    expect(seychelles?.cities?.length).toBeGreaterThanOrEqual(5);
    expect((await provider.request('GET', '/v1/countries?country=ZZ')).status).toBe(404);
  });

  describe('its files', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'provider-content-'));
      cpSync(contentFolder, folder, { recursive: true });
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    const edit = (name: string, change: (text: string) => string) =>
      writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));

    it('are read in again when they have changed, at the next start', async () => {
      edit('hotels.json', (text) => text.replace('Maison Palmier"', 'Maison Palmier et Fils"'));
      await seed(provider.store.db, folder);
      expect((await provider.website.call('hotel', { params: { id: 'maison-palmier' } })).name).toBe(
        'Maison Palmier et Fils',
      );
      await seed(provider.store.db);
      expect((await provider.website.call('hotel', { params: { id: 'maison-palmier' } })).name).toBe('Maison Palmier');
    });

    it('are refused with their name and the place when they are wrong, and what was there stays', async () => {
      edit('hotels.json', (text) => text.replace('"sleeps": 4', '"sleeps": 0'));
      await expect(seed(provider.store.db, folder)).rejects.toThrow(/content\/hotels\.json[\s\S]*rooms\.0\.sleeps/);
      expect((await provider.website.call('hotels')).total).toBe(8);
    });
  });
});
