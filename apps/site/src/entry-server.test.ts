import { describe, expect, it } from 'vitest';
import type { GatewayClient } from '@myler/api-client/gateway';
import { listPrice, memberships } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { renderPage } from './entry-server.tsx';

const picture = {
  src: '/media/hotels/maison-palmier-1',
  alt: 'Palms over a still bay at La Digue',
  width: 1200,
  height: 1600,
  colour: '#cfb991',
  widths: [400, 800],
};

const responses: Record<string, unknown> = {
  prices: memberships.map(({ id, name, category }) => ({
    membershipId: id,
    name,
    category,
    prices: currencyCodes.map((code) => listPrice(id, code)),
  })),
  homeImages: { hero: picture },
  hotHotels: {
    total: 1,
    items: [
      {
        id: 'maison-palmier',
        name: 'Maison Palmier',
        place: 'La Digue',
        line: 'Bicycles wait.',
        picture,
        cot: { length: 120, width: 60, count: 1, mostInRoom: 1 },
        connectingPairs: 2,
      },
    ],
  },
  homeTestimonials: {
    total: 1,
    items: [{ id: 'a', quote: 'The bath was run.', name: 'Amara O.', membershipId: 'black', memberSince: 2019 }],
  },
  homePressQuotes: {
    total: 1,
    items: [
      {
        id: 'b',
        quote: 'They asked about the tortoise.',
        publication: 'The Morning Packet',
        publishedOn: '2026-04-12',
      },
    ],
  },
  inspirations: {
    total: 1,
    items: [
      {
        id: 'first-flight',
        title: 'A first flight',
        kind: 'moment',
        line: 'Two hours, then a pool.',
        story: ['Short.'],
        picture,
        hotels: ['maison-palmier'],
      },
    ],
  },
  articles: {
    total: 1,
    items: [
      {
        slug: 'ten-breakfasts',
        title: 'Ten breakfasts, by the clock.',
        summary: 'Mango at ten.',
        category: 'food-drink',
        author: 'Rafael Duarte',
        publishedOn: '2026-05-01',
        readingTime: 6,
        picture,
      },
    ],
  },
  homePartners: {
    total: 1,
    items: [{ id: 'lark-rail', name: 'Lark Rail', kind: 'Rail', line: 'Bunks that face forward.' }],
  },
  instagramFeed: {
    total: 1,
    items: [{ id: 'c', picture, caption: 'Low water.', postedAt: '2026-10-01T08:00:00Z' }],
  },
};

const [aHotel] = (responses['hotHotels'] as { items: object[] }).items;
const [anArticle] = (responses['articles'] as { items: object[] }).items;
responses['homeHotels'] = { total: 0, items: [] };

/** A provider with other responses to some calls. */
function providerWith(others: Record<string, unknown>): GatewayClient {
  const call = (key: string) => Promise.resolve(key in others ? others[key] : responses[key]);
  return { call: call as GatewayClient['call'] };
}

/** A provider that answers as the contract says, except for the calls in `lost`. */
function providerWithout(...lost: string[]): GatewayClient {
  const call = (key: string) =>
    lost.includes(key) ? Promise.reject(new Error('unreachable')) : Promise.resolve(responses[key]);
  return { call: call as GatewayClient['call'] };
}

const render = (path: string, provider = providerWithout()) =>
  renderPage(new URL(path, 'https://www.myler.example'), {
    provider,
    origin: 'https://www.myler.example',
    clientEnv: {},
  });

describe('a page that the server renders', () => {
  it('is complete: title, description, canonical address, one heading, prices in every currency', async () => {
    const { status, html } = await render('/');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(html).toContain('<title>Myler · Family travel, by membership</title>');
    expect(html).toContain('<link rel="canonical" href="https://www.myler.example/"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    for (const sum of ['£1,495', '€1,745', '$1,895', '£25,000']) expect(html).toContain(sum);
  });

  it('repeats no data of its markup, and has two scripts, with their hashes', async () => {
    const { html, scriptHashes } = await render('/');
    // JSON-LD and the props of islands are data blocks, which no browser runs.
    expect(html.match(/<script(?! type="application\/(?:ld\+)?json")/g)).toHaveLength(2);
    const hash = expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/) as string;
    expect(scriptHashes).toEqual([hash, hash]);
    expect(html).not.toMatch(/["']id["']:\s*["']maison-palmier/);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('shows markup in the provider’s texts as text', { tags: ['asvs:1.1.2', 'asvs:1.2.1', 'asvs:3.2.2'] }, async () => {
    const markup = `"><img src=x onerror=alert(1)>'</script><script>alert(1)</script>`;
    const spoil = (value: unknown, name = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => spoil(item, name));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item, key)]));
      const isText = /^(?:name|place|line|quote|publication|title|summary|author|caption|alt|story)$/.test(name);
      return isText && typeof value === 'string' ? value + markup : value;
    };
    const { prices, ...texts } = responses;
    const { html } = await render('/', providerWith({ ...(spoil(texts) as object), prices }));
    // Texts, attributes, JSON-LD and the props of islands.
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(8);
    expect(html).not.toMatch(/<img src=x|<script>alert/);
  });

  it('is the same for every visitor, byte for byte', { tags: ['asvs:14.2.2'] }, async () => {
    expect((await render('/membership')).html).toBe((await render('/membership')).html);
  });

  it('shows the hotels that editors chose for home, and the loved hotels when they chose none', async () => {
    const loved = await render('/');
    expect(loved.html).toContain('Loved this season');
    expect(loved.html).toContain('Maison Palmier');
    const chosen = await render(
      '/',
      providerWith({ homeHotels: { total: 1, items: [{ ...aHotel, name: 'Dar Zahra' }] } }),
    );
    expect(chosen.html).toContain('Chosen by the house');
    expect(chosen.html).toContain('Dar Zahra');
    expect(chosen.html).not.toContain('Loved this season');
    // The page must survive without this list.
    expect((await render('/', providerWithout('homeHotels'))).html).toContain('Maison Palmier');
  });

  it('counts pairs of connecting rooms, and names the source and the date of each quote', async () => {
    const { html } = await render('/');
    expect(html).toContain('1 cot · 2 pairs of connecting rooms');
    expect(html).toMatch(/<cite[^>]*>The Morning Packet<\/cite>, <time dateTime="2026-04-12">April 12, 2026<\/time>/i);
    expect(html.match(/aria-roledescription="carousel"/g)).toHaveLength(2);
  });

  it('is rendered when the data of one block is missing, says so in the block, and is not cached', async () => {
    const { status, html, cacheable } = await render('/', providerWithout('hotHotels'));
    expect(status).toBe(200);
    expect(html).toContain('The hotels did not reach us.');
    expect(html).toContain('£1,495');
    expect(cacheable).toBe(false);
    expect((await render('/')).cacheable).toBe(true);
  });

  it.each([
    ['/', ['Prices did not reach us just now.']],
    ['/membership', ['The prices did not reach us.', 'The calculator needs our prices, which did not reach us.']],
  ])(
    '%s says that the prices are missing, and is not cached (specification 8)',
    { tags: ['spec:7-prices'] },
    async (path, words) => {
      const without = await render(path, providerWithout('prices'));
      expect([without.status, without.cacheable]).toEqual([200, false]);
      expect(without.html).not.toContain('£1,495');
      for (const expected of words) expect(without.html).toContain(expected);
      const whole = await render(path);
      for (const expected of words) expect(whole.html).not.toContain(expected);
    },
  );

  it('is rejected with the error of a component that throws, so that no empty page is sent or cached', async () => {
    const withoutPicture = { total: 1, items: [{ ...anArticle, picture: null }] };
    await expect(render('/', providerWith({ articles: withoutPicture }))).rejects.toThrow(TypeError);
  });

  it.each(['/no-such-page', '/not-found', '/membership/nothing'])(
    '%s has the status 404 and the not-found page',
    async (path) => {
      const { status, html } = await render(path);
      expect(status).toBe(404);
      expect(html).toContain('This path ends at the hedge.');
      expect(html).toContain('noindex');
    },
  );
});
