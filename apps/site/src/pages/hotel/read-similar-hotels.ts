import type { Hotel } from '@myler/api-client/contract';
import { similarHotels, type SimilarHotel } from '@myler/domain/hotels';
import type { RouterContext } from '../../store/router-context.ts';

const OTHERS_COUNT = 4;
/** How many hotels of each theme are compared, the most loved of it. */
const CANDIDATES = 24;

/** The hotels that are most like this one, among those that share its first two themes or its region. */
export async function readSimilarHotels(
  hotel: Pick<Hotel, 'region'> & Parameters<typeof similarHotels>[0],
  read: RouterContext['read'],
): Promise<readonly SimilarHotel[]> {
  const page = { sort: 'loved', page: 1, limit: CANDIDATES } as const;
  const lists = await Promise.all([
    ...hotel.themes.slice(0, 2).map((theme) => read('hotels', { query: { ...page, theme } })),
    read('hotels', { query: { ...page, region: hotel.region } }),
  ]);
  const candidates = new Map(lists.flatMap(({ items }) => items.map((other) => [other.id, other] as const)));
  return similarHotels(hotel, [...candidates.values()], OTHERS_COUNT);
}
