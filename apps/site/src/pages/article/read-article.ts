import type { Article, HotelSummary } from '@myler/api-client/contract';
import { outcomeOf } from '../../data/outcome.ts';
import type { RouterContext } from '../../store/router-context.ts';
import type { ArticlePageProps } from './ArticlePage.tsx';

/** The largest page that the provider returns. The neighbours of an article are found in it. */
const NEWEST = 100;
const ALIKE = 4;

/**
 * Reads what surrounds an article: the hotels it mentions, hotels like the first of them, and the rest of the journal.
 */
export async function readAround(
  { body }: Article,
  read: RouterContext['read'],
): Promise<Pick<ArticlePageProps, 'mentioned' | 'alike' | 'journal'>> {
  const ids = [...new Set(body.flatMap((block) => (block.type === 'hotel' ? block.hotelId : [])))];
  const reading = readMentioned(ids, read);
  const [mentioned, alike, journal] = await Promise.all([
    outcomeOf(reading),
    outcomeOf(reading.then((hotels) => readAlike(hotels, read))),
    outcomeOf(read('articles', { query: { page: 1, limit: NEWEST } }).then(({ items }) => items)),
  ]);
  return { mentioned, alike, journal };
}

/** The hotels in the order in which the text mentions them. */
async function readMentioned(ids: readonly string[], read: RouterContext['read']): Promise<readonly HotelSummary[]> {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(','), sort: 'name', page: 1, limit: ids.length } as const;
  const { items } = await read('hotels', { query });
  return items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Hotels with the first theme of the first mentioned hotel, then hotels in the same region. */
async function readAlike(mentioned: readonly HotelSummary[], read: RouterContext['read']) {
  const [first] = mentioned;
  if (!first) return [];
  const page = { sort: 'loved', page: 1, limit: ALIKE + mentioned.length } as const;
  const [theme] = first.themes;
  const [alike, near] = await Promise.all([
    theme ? read('hotels', { query: { ...page, theme } }) : { items: [] },
    read('hotels', { query: { ...page, region: first.region } }),
  ]);
  const others = new Map([...alike.items, ...near.items].map((hotel) => [hotel.id, hotel]));
  for (const { id } of mentioned) others.delete(id);
  return [...others.values()].slice(0, ALIKE);
}
