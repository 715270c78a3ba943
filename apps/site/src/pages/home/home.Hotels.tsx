import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { HotelSummary } from '@myler/api-client/contract';
import { HotelCard } from '@myler/ui/hotel-card';
import { Label } from '@myler/ui/label';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { FitLine } from '../../features/hotels/FitLine.tsx';
import { FavouriteButton } from '../../features/shortlist/FavouriteButton.tsx';
import type { Outcome } from '../../data/outcome.ts';
import { cotsInWords, pairsInWords } from '@myler/domain/rooms';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import type { HomeHotelsData } from './home-hotels.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Hotels.module.css';

/** The heading above the hotels, and the label of the row. */
const words = {
  chosen: { label: 'Chosen by the house', row: 'Hotels chosen by the house' },
  loved: { label: 'Loved this season', row: 'Hotels loved this season' },
};

export function HomeHotels({ hotels }: { hotels: Outcome<HomeHotelsData> }) {
  const { label, row } = words[hotels.ok ? hotels.data.kind : 'loved'];
  return (
    <Section band="paper" id="hotels">
      <Cluster gap={8} rows={4} align="end" justify="between">
        <div>
          <Label>{label}</Label>
          <h2>Hotels that are kind to children and good to parents.</h2>
        </div>
        <Link variant="standalone" href={address('/our-hotels')}>
          See every hotel
        </Link>
      </Cluster>
      {hotels.ok && hotels.data.items.length === 0 && (
        <Text tone="quiet" before={6}>
          Nothing has been chosen for this season yet. All the hotels are on one list.
        </Text>
      )}
      {hotels.ok ? (
        // On telephones it scrolls, so it must be reachable by keyboard.
        <div className={styles.row} role="region" aria-label={row} tabIndex={0}>
          <ul className={styles.hotels}>
            {hotels.data.items.map((hotel) => (
              <li key={hotel.id}>
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
                  action={<FavouriteButton hotel={hotel} />}
                  sizes={`${minWidth('md')} 22vw, ${minWidth('sm')} 45vw, 90vw`}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <BlockFailed title="The hotels did not reach us." />
      )}
    </Section>
  );
}

function roomSummary({ cot, connectingPairs }: HotelSummary): string {
  return [cotsInWords(cot), pairsInWords(connectingPairs)].filter(Boolean).join(' · ');
}
