import type { Handlers } from '../../http/route.ts';
import { Problem } from '@myler/api-client/problems';
import { findHotel, hotHotels, listHotels } from '../../hotels/list.ts';
import { search } from '../../search/search.ts';
import type { Database } from '../../store/database.ts';

export function hotelHandlers(db: Database): Pick<Handlers, 'hotels' | 'hotHotels' | 'searchHotels' | 'hotel'> {
  return {
    hotels: ({ query }) => listHotels(db, query),
    hotHotels: ({ query }) => hotHotels(db, query),
    searchHotels: ({ query }) => search(db, query),
    async hotel({ params }) {
      const hotel = await findHotel(db, params['id'] ?? '');
      if (!hotel) throw new Problem(404, 'There is no such hotel. It may have left us; the others are at /our-hotels.');
      return hotel;
    },
  };
}
