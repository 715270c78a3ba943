import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { dayHours } from '@myler/config/day-hours';
import { forEachRow } from '@myler/presets/rows';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '../environment/paths.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { hotelEntry } from './hotel-entry.ts';
import { contentEntries } from './files.ts';
import { seed } from '../seeding/seed.ts';

const OFF_KEY = /!|\be-(?:mail|gift)|\bluxur|\bstunning|\bworld-class|\bunforgettable|\bbreathtaking|\bnestled/i;

describe('the content', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());

  const lists = Object.entries<Endpoint>(providerEndpoints).filter(
    ([, { access, response }]) =>
      access === 'public' && response && 'shape' in response && 'items' in (response.shape as object),
  );
  it('has more than fifteen lists', () => expect(lists.length).toBeGreaterThan(15));
  it('honours `page` and `limit` in each list (product decisions, Provider paths)', () =>
    forEachRow(lists, async ([name, { path }]) => {
      const words = name === 'searchHotels' ? '&q=beach' : '';
      const read = async (page: number, limit: number) => {
        const response = await provider.request('GET', `/v1${path}?page=${page}&limit=${limit}${words}`);
        return (await response.json()) as { items: object[]; total: number };
      };
      const [both, first, second] = [await read(1, 2), await read(1, 1), await read(2, 1)];
      expect(both.total).toBeGreaterThan(1);
      expect(both.items).toHaveLength(2);
      expect([first.items, second.items]).toEqual([[both.items[0]], [both.items[1]]]);
      expect([first.total, second.total]).toEqual([both.total, both.total]);
    }));

  it('gives the home page eight hotels, eight testimonials, eight press quotes and a hero picture', async () => {
    const home = provider.website;
    expect((await home.call('homeHotels')).items.map(({ id }) => id)).toEqual([
      'maison-palmier',
      'villa-cipresso',
      'les-trois-cimes',
      'dar-zahra',
      'umah-katak',
      'pomona-court',
      'nasieku-camp',
      'shigurebashi',
    ]);
    expect((await home.call('homeTestimonials')).total).toBe(8);
    expect((await home.call('homePressQuotes')).total).toBe(8);
    expect((await home.call('homeImages')).hero.width).toBe(2000);
  });

  it('has the hero at each part of the day, with words of its own, and the editors’ choice among them', async () => {
    const { hero, heroByHour = {} } = await provider.website.call('homeImages');
    expect(Object.keys(heroByHour)).toEqual(dayHours);
    expect(heroByHour.dusk).toEqual(hero);
    const pictures = Object.values(heroByHour).filter((picture) => picture !== undefined);
    for (const key of ['src', 'alt'] as const) expect(new Set(pictures.map((one) => one[key])).size).toBe(5);
    for (const { width, height, widths } of pictures)
      expect({ width, height, widths }).toEqual({ width: hero.width, height: hero.height, widths: hero.widths });
  });

  it('has every part of a hotel', async () => {
    const hotel = await provider.website.call('hotel', { params: { id: 'dar-zahra' } });
    expect(hotel.story).toHaveLength(3);
    expect(hotel.rooms.length).toBeGreaterThanOrEqual(3);
    expect(hotel.notFor.length).toBeGreaterThanOrEqual(1);
    expect(hotel.pictures[0]).toEqual(hotel.picture);
    expect(hotel.privileges.map(({ membershipId }) => membershipId)).toEqual(['travel', 'gold', 'black', 'black-plus']);
  });

  it('has no line, room, story or picture twice among the hotels', () => {
    const hotels = contentEntries('hotels', hotelEntry).read();
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

  it('keeps the brand’s voice: no exclamation marks, no clichés of travel advertising, no “e-mail”', () => {
    const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.json') && name !== 'countries.json',
    );
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) {
      const text = readFileSync(join(contentFolder, name), 'utf8');
      expect([name, text.match(OFF_KEY)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('has every country with its calling code and its larger cities, largest first', async () => {
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

  describe('a file of the content', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'provider-content-'));
      cpSync(contentFolder, folder, { recursive: true });
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    const edit = (name: string, change: (text: string) => string) =>
      writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));

    it('is read again at the next start after it has changed', async () => {
      edit('hotels/maison-palmier.json', (text) => text.replace('"Maison Palmier"', '"Maison Palmier et Fils"'));
      await seed(provider.store.db, folder);
      expect((await provider.website.call('hotel', { params: { id: 'maison-palmier' } })).name).toBe(
        'Maison Palmier et Fils',
      );
      await seed(provider.store.db);
      expect((await provider.website.call('hotel', { params: { id: 'maison-palmier' } })).name).toBe('Maison Palmier');
    });

    it('that is wrong is refused with its name and the path of the error, and the old content stays', async () => {
      const before = (await provider.website.call('hotels')).total;
      edit('hotels/maison-palmier.json', (text) => text.replace(/"sleeps": \d+/, '"sleeps": 0'));
      await expect(seed(provider.store.db, folder)).rejects.toThrow(
        /content\/hotels\/maison-palmier\.json[\s\S]*rooms\.0\.sleeps/,
      );
      expect((await provider.website.call('hotels')).total).toBe(before);
    });
  });
});
