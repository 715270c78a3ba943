import { SHORTLIST_MAX } from '@myler/config/shortlist';
import type { Hotel, HotelSummary } from '@myler/api-client/contract';
import type { GatewayClient } from '@myler/api-client/gateway';
import { formatShortlist } from '@myler/state/shortlist';

type Read = GatewayClient['call'];

/** The hotels of a list, in its order, without those that no longer exist. */
export async function readHotels(read: Read, ids: readonly string[]): Promise<HotelSummary[]> {
  if (ids.length === 0) return [];
  const { items } = await read('hotels', {
    query: { ids: formatShortlist(ids), page: 1, limit: SHORTLIST_MAX, sort: 'name' },
  });
  return ids.flatMap((id) => items.find((hotel) => hotel.id === id) ?? []);
}

/** The full data of the compared hotels. */
export function readCompared(read: Read, ids: readonly string[]): Promise<Hotel[]> {
  return Promise.all(ids.map((id) => read('hotel', { params: { id } })));
}
