import type { ProviderClient } from '@myler/api-client/provider';
import { journalCategories } from '@myler/config/journal';
import { address } from '@myler/config/address';
import { pages, type Page } from '@myler/config/pages';
import { StaleCache } from '../cache/stale-cache.ts';
import type { AppContext } from '../http/context.ts';
import { prepareResponse, toResponse, type PreparedResponse } from '../http/prepared-response.ts';
import { securityHeaders } from '../middleware/security-headers/security-headers.ts';
import { isFinal } from '../provider/to-problem.ts';

interface Entry {
  path: string;
  /** The day of the last change, if the provider knows it. */
  lastmod?: string;
}

const MINUTES = 60_000;

/** The pages of a parameterised route: one for each hotel, article or press release that the provider lists. */
const pagesAbout: Record<NonNullable<Page['about']>, (provider: ProviderClient) => Promise<Entry[]>> = {
  hotels: async (provider) => {
    const hotels = await everyPage((page) => provider.call('hotels', { query: { ...page, sort: 'name' } }));
    return hotels.map(({ id }) => ({ path: address('/our-hotels/$id', { params: { id } }) }));
  },
  articles: async (provider) => {
    const items = await everyPage((page) => provider.call('articles', { query: page }));
    return [
      ...journalCategories.map((category) => ({
        path: address('/travel-journal/$slug', { params: { slug: category } }),
        ...latest(items.filter((article) => article.category === category)),
      })),
      ...items.map((article) => ({
        path: address('/travel-journal/$slug', { params: { slug: article.slug } }),
        ...latest([article]),
      })),
    ];
  },
  'press-releases': async (provider) => {
    const items = await everyPage((page) => provider.call('pressReleases', { query: page }));
    return items.map((release) => ({
      path: address('/press/$id', { params: { id: release.id } }),
      ...latest([release]),
    }));
  },
};

/** The limit of the contract. */
const PAGE_SIZE = 100;

/** All items of a list. Pages are read one after another, which leaves the provider free for visitors. */
async function everyPage<Item>(
  read: (page: { page: number; limit: number }) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, limit: PAGE_SIZE });
    all.push(...items);
    // An empty page ends the list too: items may have been removed since the first page was read.
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** GET /sitemap.xml: all listed pages, from the table of pages and the provider's lists. Cached for ten minutes. */
export function sitemap({
  provider,
  origin,
  now,
}: {
  provider: ProviderClient;
  origin: string;
  now?: (() => number) | undefined;
}) {
  const cache = new StaleCache<PreparedResponse>({
    freshFor: () => 10 * MINUTES,
    staleFor: () => 24 * 60 * MINUTES,
    maxEntries: 1,
    // A cache takes an entry of up to a quarter of its weight, and 50,000 addresses, the most of a sitemap, weigh 8 MB.
    maxWeight: 32 * 1024 * 1024,
    weigh: ({ weight }) => weight,
    isFinal,
    ...(now ? { now } : {}),
  });
  const createSitemap = async () =>
    prepareResponse(Buffer.from(toXml(await entriesOf(provider), origin)), {
      headers: {
        ...securityHeaders,
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
      },
    });
  return async (context: AppContext): Promise<Response> =>
    toResponse(await cache.read('', createSitemap), context.req.raw);
}

async function entriesOf(provider: ProviderClient): Promise<Entry[]> {
  const listed = Object.entries<Page>(pages).filter(([, page]) => page.listed);
  const lists = await Promise.all(
    listed.map(async ([path, { about }]) => (about ? pagesAbout[about](provider) : [{ path }])),
  );
  return lists.flat();
}

function latest(items: readonly { publishedOn: string; updatedOn?: string | undefined }[]): Partial<Entry> {
  const lastmod = items
    .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
    .toSorted()
    .at(-1);
  return lastmod ? { lastmod } : {};
}

function toXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(
    ({ path, lastmod }) =>
      `<url><loc>${new URL(path, origin).href}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
