import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResponse } from '@myler/api-client/contract';
import { forEachRow } from '@myler/presets/rows';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';

/** What people type, and what they should find first. */
const wanted: [typed: string, kind: string, id: string][] = [
  // Names, in full, in part, without their accents, and with a slip.
  ['Dar Zahra', 'hotel', 'dar-zahra'],
  ['dar z', 'hotel', 'dar-zahra'],
  ['villa cipreso', 'hotel', 'villa-cipresso'],
  ['bananahusid', 'hotel', 'bananahusid'],
  ['Nhà Bà Sáu', 'hotel', 'nha-ba-sau'],
  ['nha ba sau', 'hotel', 'nha-ba-sau'],
  ['casa once', 'hotel', 'casa-once-metates'],
  ['cooperage', 'hotel', 'the-cooperage'],
  // Places.
  ['Seychelles', 'place', 'country=SC'],
  ['Seychels', 'place', 'country=SC'],
  ['sey', 'place', 'country=SC'],
  ['marroco', 'place', 'country=MA'],
  ['Griechenland', 'place', 'country=GR'],
  ['alps', 'place', 'region=alps-and-north'],
  ['indian ocean', 'place', 'region=indian-ocean'],
  ['Europe', 'place', 'region=europe'],
  ['são', 'place', 'country=ST'],
  ['sao', 'place', 'country=ST'],
  ['porto', 'hotel', 'casa-sete-janelas'],
  ['Kyoto', 'hotel', 'shigurebashi'],
  ['Hội An', 'hotel', 'nha-ba-sau'],
  ['hoi an', 'hotel', 'nha-ba-sau'],
  ['caribbean', 'hotel', 'the-sail-loft'],
  ['new york', 'hotel', 'the-cooperage'],
  // What there is, and where.
  ['riad maroc', 'hotel', 'riad-tisma'],
  ['connecting rooms alps', 'hotel', 'les-trois-cimes'],
  ['indoor pool snow', 'hotel', 'les-trois-cimes'],
  ['hotel with a pool in morocco', 'hotel', 'dar-zahra'],
  ['kids’ club', 'hotel', 'maison-palmier'],
  ["kids' club beach", 'hotel', 'maison-palmier'],
  ['safari', 'hotel', 'nasieku-camp'],
  ['lapland husky', 'hotel', 'tuli-ja-lumi'],
  ['overwater', 'hotel', 'nine-dhonis'],
  // Ways to choose.
  ['half term', 'inspiration', 'half-term-snow'],
  ['first flight', 'inspiration', 'a-first-flight'],
  ['grandparents', 'inspiration', 'with-the-grandparents'],
  ['single parent', 'inspiration', 'one-parent'],
  // The journal and the pages.
  ['tram ticket', 'article', 'porto-on-one-ticket'],
  ['nuts allergy', 'article', 'nuts-in-five-languages'],
  ['careers', 'page', 'careers'],
  ['gift card', 'page', 'e-gift-card'],
  ['e-gift cards', 'page', 'e-gift-card'],
  ['change my e-mail', 'page', 'faq#how-a-gift-card-works'],
  ['cancel membership', 'page', 'faq#how-do-i-leave'],
];

describe.each(stores)('the search, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const search = (q: string, more: object = {}): Promise<SearchResponse> =>
    provider.website.call('searchHotels', { query: { q, ...more } });
  const reasonOf = ({ items }: SearchResponse, id: string) => items.find((hit) => hit.id === id)?.reason;

  it('is tested with at least forty queries', () => {
    expect(new Set(wanted.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(40);
  });

  it('for each of the words finds the wanted result first', () =>
    forEachRow(wanted, async ([typed, ...first]) => {
      const [hit] = (await search(typed)).items;
      expect([hit?.kind, hit?.id]).toEqual(first);
    }));

  it.each([
    ['connecting rooms alps', 'les-trois-cimes', /^\d+ pairs of connecting rooms in the Alps$/],
    ['riad maroc', 'riad-tisma', 'In Morocco'],
    ['dar zahra', 'dar-zahra', 'By its name, in Merzouga, Morocco'],
    ['seychels', 'maison-palmier', 'In the Seychelles'],
    ['kids club beach', 'maison-palmier', /^Club for \d to \d+, .+, by a beach$/],
    ['Kyoto', 'shigurebashi', 'In Ohara, Kyoto, Japan'],
    ['telescope', 'dar-zahra', 'Mentions “telescope”'],
    ['tele', 'dar-zahra', 'Mentions “telescope”'],
    ['camel trek', 'dar-zahra', 'Camel trek: Merzouga, Morocco'],
    ['seychelles', 'country=SC', 'A country we go to'],
    ['tamsin okafor', 'a-year-on-the-kitchen-door', 'Written by Tamsin Okafor'],
    ['how do I leave', 'faq#how-do-i-leave', 'A question that people ask'],
  ])('gives its reason: “%s” finds %s, “%s”', async (typed, id, reason) => {
    expect(reasonOf(await search(typed, { limit: 100 }), id)).toMatch(
      typeof reason === 'string' ? new RegExp(`^${reason}$`, 'u') : reason,
    );
  });

  it.each(['', '   ', '%', '& | !', 'the', 'xyzzy', "'; --"])(
    'finds nothing for “%s”',
    { tags: ['asvs:1.2.4'] },
    async (typed) => {
      expect(await search(typed)).toMatchObject({ items: [], total: 0 });
    },
  );

  it.each(['⒂', '½', 'ŉ', '㎏', 'Ⅷ', '👺₂'])('answers %s, which its index spells with signs', async (typed) => {
    await expect(search(typed)).resolves.toHaveProperty('items');
    expect((await search(`${typed} Dar Zahra`)).items[0]).toMatchObject({ id: 'dar-zahra' });
  });

  it('ignores unknown words when others are known', async () => {
    expect((await search('riad xyzzy')).items[0]?.id).toBe('riad-tisma');
  });

  it('counts the results of each kind, and pages through them', async () => {
    const { counts, total } = await search('snow');
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 5) + 1 }, (_, page) => search('snow', { limit: 5, page: page + 1 })),
    );
    const found = pages.flatMap(({ items }) => items.map((hit) => `${hit.kind} ${hit.id}`));
    expect(found).toHaveLength(total);
    expect(new Set(found).size).toBe(total);
    expect(pages.at(-1)).toMatchObject({ items: [], total, counts });
  });

  it('finds only the requested kinds', async () => {
    const { items, counts } = await search('snow', { kinds: 'inspiration,article' });
    expect(new Set(items.map((hit) => hit.kind))).toEqual(new Set(['inspiration', 'article']));
    expect(counts.map((counted) => counted.kind)).toEqual(['inspiration', 'article']);
    expect(await search('snow', { kinds: 'nothing' })).toMatchObject({ items: [], total: 0, counts: [] });
  });

  it('returns hotels with the data of a card, and other results with their picture', async () => {
    const { items } = await search('snow', { limit: 100 });
    const hotel = items.find((hit) => hit.kind === 'hotel');
    expect(hotel?.hotel?.id).toBe(hotel?.id);
    for (const hit of items)
      expect([hit.id, hit.picture !== undefined]).toEqual([hit.id, !['page', 'place'].includes(hit.kind)]);
  });

  it('does not find a hotel by a feature that the hotel says it lacks', async () => {
    const clubs = (await search("kids' club", { kinds: 'hotel', limit: 100 })).items.filter(({ reason }) =>
      reason.startsWith('Club for '),
    );
    expect(clubs.length).toBeGreaterThan(10);
    expect(clubs.every(({ hotel }) => hotel?.kidsClub)).toBe(true);
    const pools = (await search('pool', { kinds: 'hotel', limit: 100 })).items.slice(0, 20);
    expect(pools.every(({ hotel }) => hotel?.pool)).toBe(true);
  });
});
