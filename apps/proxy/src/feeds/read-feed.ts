import type { Article, ArticleSummary } from '@myler/api-client/contract';
import type { ProviderClient } from '@myler/api-client/provider';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { journalCategoryNames, journalLine, type JournalCategory } from '@myler/config/journal';
import { createLimiter } from '@myler/server/limiter';

/** How many pieces a feed holds, the newest. */
const HOLDS = 24;
/** Texts read at the same time: a subscriber can wait, somebody who turns a page behind them should not. */
const AT_ONCE = 4;

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

/** All of a feed, texts included, so that it can be read where it is subscribed to. */
export async function readFeed(
  provider: ProviderClient,
  origin: string,
  category: JournalCategory | undefined,
): Promise<Feed> {
  const [{ items }, { points }] = await Promise.all([
    provider.call('articles', { query: { ...(category ? { category } : {}), page: 1, limit: HOLDS } }),
    // The points of a list name every hotel, whatever its limit.
    provider.call('hotels', { query: { page: 1, limit: 1, sort: 'name' } }),
  ]);
  const name = category
    ? `${brand.name} travel journal: ${journalCategoryNames[category]}`
    : `${brand.name} travel journal`;
  return {
    title: name,
    line: journalLine,
    page: category ? addressOf({ slug: category }, origin) : new URL(address('/travel-journal'), origin).href,
    origin,
    articles: await readTexts(items, provider),
    hotels: new Map(points.map(({ id, name: hotel, place }) => [id, `${hotel}, ${place}`])),
  };
}

function readTexts(items: readonly ArticleSummary[], provider: ProviderClient): Promise<Article[]> {
  const few = createLimiter({ atOnce: AT_ONCE, waiting: HOLDS });
  return Promise.all(items.map(({ slug }) => few.run(() => provider.call('article', { params: { slug } }))));
}

export function addressOf({ slug }: Pick<ArticleSummary, 'slug'>, origin: string): string {
  return new URL(address('/travel-journal/$slug', { params: { slug } }), origin).href;
}

/** Days are published without an hour; feeds want one. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
