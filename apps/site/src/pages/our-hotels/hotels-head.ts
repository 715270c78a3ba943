import { hotelCountCapitalised } from '@myler/config/hotel-count';
import { regionNames } from '@myler/config/hotels';
import type { HotelFilter } from '@myler/api-client/contract';

/** Title and description of the page, by its most specific filter. */
export function headOf(filter: HotelFilter): { title: string; description: string } {
  if (filter.region) {
    const region = regionNames[filter.region].replace(/^The /, 'the ');
    return {
      title: `Hotels in ${region}`,
      description: `Family hotels in ${region}, each slept in by one of us with at least one child: who sleeps where, cots, connecting rooms, ages welcome.`,
    };
  }
  return {
    title: filter.ids ? 'A list of hotels' : 'Our hotels',
    description: `${hotelCountCapitalised} hotels where children are expected. Find yours by who sleeps where: ages, cots, connecting rooms, pools, clubs, months and price.`,
  };
}
