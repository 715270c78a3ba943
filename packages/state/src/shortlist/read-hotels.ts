import { SHORTLIST_MAX } from '@myler/config/shortlist';
import type { HotelComparison, HotelSummary } from '@myler/api-client/contract';
import type { GatewayClient } from '@myler/api-client/gateway';
import { formatShortlist } from './storage.ts';

type Read = GatewayClient['call'];

/** A hotel with what a comparison says of it. */
export type ListedHotel = HotelSummary & { comparison?: HotelComparison | undefined };

/** The hotels of a list, in its order, without those that no longer exist. */
export async function readHotels(read: Read, ids: readonly string[]): Promise<ListedHotel[]> {
  if (ids.length === 0) return [];
  const { items } = await read('hotels', {
    query: { ids: formatShortlist(ids), page: 1, limit: SHORTLIST_MAX, sort: 'name', comparison: '1' },
  });
  return ids.flatMap((id) => items.find((hotel) => hotel.id === id) ?? []);
}

/** The largest page of a list. */
const PAGE = 100;
/** Up to so many hotels the list of all is read. Beyond that it would cost a telephone too much, and the ids are sent. */
const MOST_READ = 500;

/**
 * The hotels that this device keeps, in its order. They are picked from the list of all hotels, which is the same for
 * everybody, so that no query carries the ids (docs/product-decisions.md, The device).
 */
export async function readKeptHotels(read: Read, ids: readonly string[]): Promise<ListedHotel[]> {
  if (ids.length === 0) return [];
  const pageOfAll = async (page: number) =>
    read('hotels', { query: { page, limit: PAGE, sort: 'name', comparison: '1' } });
  const first = await pageOfAll(1);
  if (first.total > MOST_READ) return readHotels(read, ids);
  const others = await Promise.all(
    Array.from({ length: Math.ceil(first.total / PAGE) - 1 }, (_, index) => pageOfAll(index + 2)),
  );
  const all = [first, ...others].flatMap(({ items }) => items);
  return ids.flatMap((id) => all.find((hotel) => hotel.id === id) ?? []);
}
