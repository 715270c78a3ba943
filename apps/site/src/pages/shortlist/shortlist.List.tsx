import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode, Ref } from 'react';
import type { HotelSummary } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Price } from '@myler/ui/price';
import { FitLine } from '../../features/hotels/FitLine.tsx';
import { priceTexts } from '@myler/domain/membership';
import { Heading } from '@myler/ui/heading';
import { ScreenOnly } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './shortlist.List.module.css';

interface ShortlistListProps {
  hotels: readonly HotelSummary[];
  /** The controls of each hotel. */
  renderControls: (hotel: HotelSummary, place: number) => ReactNode;
  /** How many hotels of the list no longer exist. */
  missingCount: number;
  ref?: Ref<HTMLOListElement>;
}

export function ShortlistList({ hotels, renderControls, missingCount, ref }: ShortlistListProps) {
  return (
    <>
      <ol className={styles.list} ref={ref}>
        {hotels.map((hotel, place) => (
          <li key={hotel.id} className={styles.item}>
            <ScreenOnly className={styles.picture}>
              <ArchPicture picture={{ ...hotel.picture, alt: '' }} ratio="4:5" sizes={`${minWidth('md')} 9rem, 6rem`} />
            </ScreenOnly>
            <div>
              <Heading level={2} size="subtitle" className={styles.name}>
                <a href={address('/our-hotels/$id', { params: { id: hotel.id } })}>{hotel.name}</a>
              </Heading>
              <Text size="small" tone="quiet">
                {hotel.place}
              </Text>
              <Text size="small" before={2} className={styles.line}>
                <span>{hotel.line}</span>
                <FitLine hotelId={hotel.id} />
              </Text>
              <Text size="small" before={2}>
                from <Price prices={priceTexts(hotel.priceFrom)} /> a night
              </Text>
            </div>
            <div className={styles.controls}>{renderControls(hotel, place)}</div>
          </li>
        ))}
      </ol>
      {missingCount > 0 && (
        <Text
          size="small"
          tone="quiet"
          before={4}
        >{`${missingCount === 1 ? 'One hotel on this list is' : `${missingCount} hotels on this list are`} no longer with us, and we have left ${missingCount === 1 ? 'it' : 'them'} out.`}</Text>
      )}
    </>
  );
}
