import { address } from '@myler/config/address';
import type { HotelSummary } from '@myler/api-client/contract';
import { cotsInWords, pairsInWords } from '@myler/domain/rooms';
import { Section, SectionHeading } from '@myler/ui/section';
import { CardRow } from '@myler/ui/sections/card-row';
import type { Outcome } from '../../data/outcome.ts';
import { Fetched } from '../../features/fallbacks/Fetched.tsx';
import { HotelTile } from '../../features/hotels/HotelTile.tsx';
import type { HomeHotelsData } from './home-hotels.ts';

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
      <Fetched
        list={hotels}
        failed="The hotels did not reach us."
        empty="Nothing has been chosen for this season yet. All the hotels are on one list."
      >
        {(items) => (
          <CardRow
            label={row}
            cards={items.map((hotel) => ({
              id: hotel.id,
              card: <HotelTile hotel={hotel} facts={roomSummary(hotel)} hasPrice={false} />,
            }))}
          />
        )}
      </Fetched>
    </Section>
  );
}

function roomSummary({ cot, connectingPairs }: HotelSummary): string {
  return [cotsInWords(cot), pairsInWords(connectingPairs)].filter(Boolean).join(' · ');
}
