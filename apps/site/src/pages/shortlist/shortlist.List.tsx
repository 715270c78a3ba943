import { address } from '@myler/config/address';
import type { ReactNode, Ref } from 'react';
import type { HotelSummary } from '@myler/api-client/contract';
import { priceTexts } from '@myler/domain/membership';
import { Price } from '@myler/ui/price';
import { PlaceList } from '@myler/ui/sections/place-list';
import { FitLine } from '../../features/hotels/FitLine.tsx';

interface ShortlistListProps {
  hotels: readonly HotelSummary[];
  /** The controls of each hotel. */
  renderControls: (hotel: HotelSummary, place: number) => ReactNode;
  /** How many hotels of the list no longer exist. */
  missingCount: number;
  ref?: Ref<HTMLOListElement>;
}

export function ShortlistList({ hotels, renderControls, missingCount, ref }: ShortlistListProps) {
  const missing =
    missingCount === 1 ? ['One hotel on this list is', 'it'] : [`${missingCount} hotels on this list are`, 'them'];
  return (
    <PlaceList
      ref={ref}
      places={hotels.map((hotel, place) => ({
        ...hotel,
        href: address('/our-hotels/$id', { params: { id: hotel.id } }),
        line: (
          <>
            <span>{hotel.line}</span>
            <FitLine hotelId={hotel.id} />
          </>
        ),
        price: (
          <span>
            from <Price prices={priceTexts(hotel.priceFrom)} /> a night
          </span>
        ),
        controls: renderControls(hotel, place),
      }))}
      note={missingCount > 0 && `${missing[0]} no longer with us, and we have left ${missing[1]} out.`}
    />
  );
}
