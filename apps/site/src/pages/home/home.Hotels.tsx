import type { HotelSummary } from '@myler/api-client/contract';
import { HotelCard } from '@myler/ui/hotel-card';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { HotelHeart } from '../../shortlist/HotelHeart.tsx';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../page-failed/BlockFailed.tsx';
import styles from './home.Hotels.module.css';

export function HomeHotels({ hotels }: { hotels: Outcome<{ items: HotelSummary[] }> }) {
  return (
    <Section band="paper" id="hotels">
      <Label>Loved this season</Label>
      <h2>Hotels that are kind to children and good to parents.</h2>
      {hotels.ok ? (
        // On telephones it scrolls sideways, and what scrolls has to be reachable by keyboard.
        <div className={styles.row} role="region" aria-label="Hotels loved this season" tabIndex={0}>
          <ul className={styles.hotels}>
            {hotels.data.items.map((hotel) => (
              <li key={hotel.id}>
                <HotelCard
                  name={hotel.name}
                  place={hotel.place}
                  line={hotel.line}
                  picture={hotel.picture}
                  aside={inTheRoom(hotel)}
                  action={<HotelHeart hotel={hotel} />}
                  sizes="(min-width: 1024px) 22vw, (min-width: 450px) 45vw, 90vw"
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

function inTheRoom(hotel: HotelSummary): string {
  const cots = hotel.cots > 0 ? `${hotel.cots} ${hotel.cots === 1 ? 'cot' : 'cots'}` : 'No cots';
  const pairs = hotel.connectingRooms;
  return pairs > 0 ? `${cots} · ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of connecting rooms` : cots;
}
