import type { Hotel, HotelSummary } from '@myler/api-client/contract';
import type { RouterContext } from '../../router-context/router-context.ts';

const OTHERS_COUNT = 4;

/** Hotels like this one: first those with the same theme, then those nearby. */
export async function readSimilarHotels(
  { id, region, themes: [theme] }: Pick<Hotel, 'id' | 'region' | 'themes'>,
  read: RouterContext['read'],
): Promise<readonly HotelSummary[]> {
  const page = { sort: 'loved', page: 1, limit: OTHERS_COUNT + 1 } as const;
  const [alike, near] = await Promise.all([
    theme ? read('hotels', { query: { ...page, theme } }) : { items: [] },
    read('hotels', { query: { ...page, region } }),
  ]);
  const others = new Map([...alike.items, ...near.items].map((hotel) => [hotel.id, hotel]));
  others.delete(id);
  return [...others.values()].slice(0, OTHERS_COUNT);
}
