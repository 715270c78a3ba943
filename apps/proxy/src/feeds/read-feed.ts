import type { Article, ArticleSummary } from '@myler/api-client/contract';
import type { ProviderClient } from '@myler/api-client/provider';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { journalCategoryNames, journalLine, type JournalCategory } from '@myler/config/journal';
import { createLimiter } from '@myler/server/limiter';

/** How many pieces a feed holds, the newest. */
const MAX_ARTICLES = 24;
/** Texts that are read at the same time. A low number leaves the provider free for visitors. */
const CONCURRENT_READS = 4;

export interface Feed {
  title: string;
  line: string;
  /** Absolute addresses: of the page, and of the folder that the feed's own files stand in. */
  page: string;
  origin: string;
  articles: readonly Article[];
  /** What a hotel is called and where it is, by id. */
  hotels: ReadonlyMap<string, string>;
}

/** The entries of a feed with their whole texts. */
export async function readFeed(
  provider: ProviderClient,
  origin: string,
  category: JournalCategory | undefined,
): Promise<Feed> {
  const { items } = await provider.call('articles', {
    query: { ...(category ? { category } : {}), page: 1, limit: MAX_ARTICLES },
  });
  const articles = await readTexts(items, provider);
  const name = category
    ? `${brand.name} travel journal: ${journalCategoryNames[category]}`
    : `${brand.name} travel journal`;
  return {
    title: name,
    line: journalLine,
    page: category ? addressOf({ slug: category }, origin) : new URL(address('/travel-journal'), origin).href,
    origin,
    articles,
    hotels: await readHotels(articles, provider),
  };
}

function readTexts(items: readonly ArticleSummary[], provider: ProviderClient): Promise<Article[]> {
  const limiter = createLimiter({ concurrency: CONCURRENT_READS, queueSize: MAX_ARTICLES });
  return Promise.all(items.map(({ slug }) => limiter.run(() => provider.call('article', { params: { slug } }))));
}

/** The names of the hotels in the articles. `points` has all of them, regardless of the limit. */
async function readHotels(articles: readonly Article[], provider: ProviderClient): Promise<Map<string, string>> {
  const ids = articles.flatMap(({ body }) => body.flatMap((block) => (block.type === 'hotel' ? [block.hotelId] : [])));
  const namesById = new Map<string, string>();
  for (const group of groupsOf([...new Set(ids)], SHORTLIST_MAX)) {
    const query = { ids: group.join(','), page: 1, limit: 1, sort: 'name' } as const;
    for (const { id, name, place } of (await provider.call('hotels', { query })).points)
      namesById.set(id, `${name}, ${place}`);
  }
  return namesById;
}

const groupsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

export function addressOf({ slug }: Pick<ArticleSummary, 'slug'>, origin: string): string {
  return new URL(address('/travel-journal/$slug', { params: { slug } }), origin).href;
}

/** Articles have a date without a time, which feeds need. */
export function timestampOf(day: string): string {
  return `${day}T00:00:00Z`;
}
