import type { HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { HotelCard } from '@myler/ui/hotel-card';
import { Price } from '@myler/ui/price';
import { priceTexts } from '@myler/domain/membership';
import { FitLine } from './FitLine.tsx';
import { FavouriteButton } from '../shortlist/FavouriteButton.tsx';

interface HotelTileProps {
  hotel: HotelSummary;
  /** In its last row. */
  facts: string;
  hasPrice?: boolean;
  /** The `sizes` attribute of its picture, where it is not one of four in a row. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

/** A hotel in a list: a card with what parents ask first, its price, and its heart. */
export function HotelTile({ hotel, facts, hasPrice = true, ...picture }: HotelTileProps) {
  return (
    <HotelCard
      name={hotel.name}
      place={hotel.place}
      line={
        <>
          <span>{hotel.line}</span>
          <FitLine hotelId={hotel.id} />
        </>
      }
      picture={hotel.picture}
      href={address('/our-hotels/$id', { params: { id: hotel.id } })}
      facts={facts}
      price={
        hasPrice && (
          <span>
            from <Price prices={priceTexts(hotel.priceFrom)} />
          </span>
        )
      }
      action={<FavouriteButton hotel={hotel} />}
      {...picture}
    />
  );
}
