import type { HotelSummary } from '@myler/api-client/contract';
import type { RouterContext } from '../../store/router-context.ts';

/** Fills two rows of four, or four rows of two. */
const HOTEL_COUNT = 8;

export interface HomeHotelsData {
  /** `chosen` by the editors for home; `loved` this season when they chose none or their list did not arrive. */
  kind: 'chosen' | 'loved';
  items: readonly HotelSummary[];
}

/**
 * The hotels of the home page. The editors' choice comes first (docs/product-decisions.md, Same-origin and provider
 * paths).
 */
export async function homeHotels(read: RouterContext['read']): Promise<HomeHotelsData> {
  const query = { page: 1, limit: HOTEL_COUNT };
  const chosen = await read('homeHotels', { query }).catch(() => ({ items: [] }));
  if (chosen.items.length > 0) return { kind: 'chosen', items: chosen.items.slice(0, HOTEL_COUNT) };
  return { kind: 'loved', items: (await read('hotHotels', { query })).items.slice(0, HOTEL_COUNT) };
}
