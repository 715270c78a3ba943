import { address } from '@myler/config/address';
import type { HotelSummary } from '@myler/api-client/contract';
import { HotelCard } from '@myler/ui/hotel-card';
import { Section, SectionHeading } from '@myler/ui/section';
import { FitLine } from '../../features/hotels/FitLine.tsx';
import { HotelHeart } from '../../features/shortlist/HotelHeart.tsx';
import type { Outcome } from '../../data/outcome.ts';
import { cotsInWords, pairsInWords } from '@myler/domain/rooms';
import { Text } from '@myler/ui/text';
import type { HomeHotelsData } from './home-hotels.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { CardRow } from '@myler/ui/sections/card-row';

/** The heading above the hotels, and the label of the row. */
const words = {
  chosen: { label: 'Chosen by the house', row: 'Hotels chosen by the house' },
  loved: { label: 'Loved this season', row: 'Hotels loved this season' },
};

export function HomeHotels({ hotels }: { hotels: Outcome<HomeHotelsData> }) {
  const { label, row } = words[hotels.ok ? hotels.data.kind : 'loved'];
  return (
    <Section band="paper" id="hotels">
      <SectionHeading
        label={label}
        title="Hotels that are kind to children and good to parents."
        more={{ href: address('/our-hotels'), label: 'See every hotel' }}
      />
      {hotels.ok && hotels.data.items.length === 0 && (
        <Text tone="quiet" before={6}>
          Nothing has been chosen for this season yet. All the hotels are on one list.
        </Text>
      )}
      {hotels.ok ? (
        <CardRow
          label={row}
          cards={hotels.data.items.map((hotel) => ({ id: hotel.id, card: <Hotel hotel={hotel} /> }))}
        />
      ) : (
        <BlockFailed title="The hotels did not reach us." />
      )}
    </Section>
  );
}

function Hotel({ hotel }: { hotel: HotelSummary }) {
  return (
    <HotelCard
      name={hotel.name}
      href={address('/our-hotels/$id', { params: { id: hotel.id } })}
      place={hotel.place}
      line={
        <>
          <span>{hotel.line}</span>
          <FitLine hotelId={hotel.id} />
        </>
      }
      picture={hotel.picture}
      facts={roomSummary(hotel)}
      action={<HotelHeart hotel={hotel} />}
    />
  );
}

function roomSummary({ cot, connectingPairs }: HotelSummary): string {
  return [cotsInWords(cot), pairsInWords(connectingPairs)].filter(Boolean).join(' · ');
}
