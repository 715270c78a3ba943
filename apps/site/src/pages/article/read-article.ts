import type { Article } from '@myler/api-client/contract';
import { outcomeOf } from '../../data/outcome.ts';
import type { RouterContext } from '../../router.tsx';
import { othersLike } from '../hotel/others-like.ts';
import type { ArticlePageProps } from './ArticlePage.tsx';

/** As many as a list gives at once: the neighbours of a piece are found among them. */
const NEWEST = 100;

/** What stands around an article: the houses it mentions, houses like the first of them, and the rest of the journal. */
export async function readAround(
  { body }: Article,
  read: RouterContext['read'],
): Promise<Pick<ArticlePageProps, 'mentioned' | 'alike' | 'journal'>> {
  const ids = [...new Set(body.flatMap((block) => (block.type === 'hotel' ? block.hotelId : [])))];
  const [mentioned, alike, journal] = await Promise.all([
    outcomeOf(readHotels(ids, read)),
    outcomeOf(readAlike(ids, read)),
    outcomeOf(read('articles', { query: { page: 1, limit: NEWEST } }).then(({ items }) => items)),
  ]);
  return { mentioned, alike, journal };
}

/** In the order in which they are mentioned. */
async function readHotels(ids: readonly string[], read: RouterContext['read']) {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(','), sort: 'name', page: 1, limit: ids.length } as const;
  const { items } = await read('hotels', { query });
  return items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function readAlike(ids: readonly string[], read: RouterContext['read']) {
  const [first] = ids;
  if (!first) return [];
  const others = await othersLike(await read('hotel', { params: { id: first } }), read);
  return others.filter(({ id }) => !ids.includes(id));
}
