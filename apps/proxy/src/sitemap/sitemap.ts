import type { ProviderClient } from '@myler/api-client/provider';
import { Problem } from '@myler/api-client/problems';
import { journalCategories } from '@myler/config/journal';
import { address } from '@myler/config/address';
import { listedAddresses, pages, type Page } from '@myler/config/pages';
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

/** With more hotels the sitemap is an index of parts, so that a search engine reads again only a part that has changed. */
const HOTELS_IN_A_PART = 500;

/** The files of the sitemap by their paths. */
type SitemapFiles = ReadonlyMap<string, PreparedResponse>;

/**
 * GET /sitemap.xml: all listed pages, from the table of pages and the provider's lists; beyond 500 hotels an index of
 * /sitemap-pages.xml, /sitemap-hotels-1.xml and so on. Cached together for ten minutes.
 */
export function sitemap({
  provider,
  origin,
  now,
}: {
  provider: ProviderClient;
  origin: string;
  now?: (() => number) | undefined;
}) {
  const cache = new StaleCache<SitemapFiles>({
    freshFor: () => 10 * MINUTES,
    staleFor: () => 24 * 60 * MINUTES,
    maxEntries: 1,
    // A cache takes an entry of up to a quarter of its weight, and 50,000 addresses weigh 8 MB.
    maxWeight: 32 * 1024 * 1024,
    weigh: (files) => [...files.values()].reduce((sum, { weight }) => sum + weight, 0),
    isFinal,
    ...(now ? { now } : {}),
  });
  const createFiles = async (): Promise<SitemapFiles> => {
    const files = filesOf(await entriesOf(provider), origin);
    return new Map(await Promise.all(files.map(async ([path, xml]) => [path, await prepared(xml)] as const)));
  };
  return async (context: AppContext): Promise<Response> => {
    const file = (await cache.read('', createFiles)).get(context.req.path);
    if (!file) throw new Problem(404, 'There is no such part of the sitemap. All parts are named in /sitemap.xml.');
    return toResponse(file, context.req.raw);
  };
}

const prepared = (xml: string) =>
  prepareResponse(Buffer.from(xml), {
    headers: {
      ...securityHeaders,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });

interface Entries {
  hotels: Entry[];
  /** Pages, articles and press releases. */
  others: Entry[];
}

function filesOf({ hotels, others }: Entries, origin: string): [path: string, xml: string][] {
  if (hotels.length <= HOTELS_IN_A_PART) return [['/sitemap.xml', listXml([...others, ...hotels], origin)]];
  const parts: [path: string, entries: Entry[]][] = [['/sitemap-pages.xml', others]];
  for (let first = 0; first < hotels.length; first += HOTELS_IN_A_PART)
    parts.push([`/sitemap-hotels-${parts.length}.xml`, hotels.slice(first, first + HOTELS_IN_A_PART)]);
  return [
    ['/sitemap.xml', indexXml(parts, origin)],
    ...parts.map(([path, entries]): [string, string] => [path, listXml(entries, origin)]),
  ];
}

async function entriesOf(provider: ProviderClient): Promise<Entries> {
  const listed = Object.entries<Page>(pages).filter(([, page]) => page.listed);
  const entries: Entries = { hotels: [], others: [] };
  const lists = await Promise.all(
    listed.map(async ([path, page]) => ({
      about: page.about,
      list: page.about
        ? await pagesAbout[page.about](provider)
        : listedAddresses(path, page).map((address) => ({ path: address })),
    })),
  );
  for (const { about, list } of lists) entries[about === 'hotels' ? 'hotels' : 'others'].push(...list);
  return entries;
}

function latest(items: readonly { publishedOn: string; updatedOn?: string | undefined }[]): Partial<Entry> {
  const lastmod = items
    .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
    .toSorted()
    .at(-1);
  return lastmod ? { lastmod } : {};
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function listXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map((entry) => `<url>${placeXml(entry, origin)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** A part has the date of its newest page, if the dates are known. */
function indexXml(parts: readonly [path: string, entries: Entry[]][], origin: string): string {
  const maps = parts.map(([path, entries]) => {
    const lastmod = entries
      .flatMap((entry) => entry.lastmod ?? [])
      .toSorted()
      .at(-1);
    return `<sitemap>${placeXml({ path, ...(lastmod ? { lastmod } : {}) }, origin)}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

const placeXml = ({ path, lastmod }: Entry, origin: string) =>
  `<loc>${new URL(path, origin).href}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}`;
