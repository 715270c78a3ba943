import type { HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { HotelCard } from '@myler/ui/hotel-card';
import { Price } from '@myler/ui/price';
import { priceTexts } from '@myler/domain/membership';
import { FitLine } from './FitLine.tsx';
import { FavouriteButton } from '../shortlist/FavouriteButton.tsx';
import { sleepingInWords } from '@myler/domain/filters';

interface HotelTileProps {
  hotel: HotelSummary;
  /** The `sizes` attribute of its picture. */
  sizes: string;
  loading?: 'lazy' | 'eager';
}

/** A hotel in a list: a card with what parents ask first, its price, and its heart. */
export function HotelTile({ hotel, sizes, loading = 'lazy' }: HotelTileProps) {
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
      facts={sleepingInWords(hotel)}
      price={
        <span>
          from <Price prices={priceTexts(hotel.priceFrom)} />
        </span>
      }
      action={<FavouriteButton hotel={hotel} />}
      sizes={sizes}
      loading={loading}
    />
  );
}
