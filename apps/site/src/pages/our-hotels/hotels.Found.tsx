import type { HotelList } from '@myler/api-client/contract';
import { FilterChips } from '@myler/ui/filter-chips';
import { Link } from '@myler/ui/link';
import {
  hotelsAddress,
  hotelFilterNames,
  HOTELS_PER_PAGE,
  withoutFilters,
  type HotelSelection,
  resultInWords,
} from '@myler/domain/filters';
import { FilterLabel, hasPriceLimit, PriceLimit } from '../../features/hotels/FilterLabel.tsx';
import { live } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './hotels.Found.module.css';

interface HotelsFoundProps {
  selection: HotelSelection;
  hotels: HotelList;
  inspiration: string | undefined;
}

/** The number of hotels, announced when it changes, and a chip for each filter. */
export function HotelsFound({ selection, hotels, inspiration }: HotelsFoundProps) {
  const { filter, page } = selection;
  const chips = hotelFilterNames
    .filter((name) => filter[name] !== undefined)
    .map((name) => ({
      label: <FilterLabel {...{ filter, name, inspiration }} />,
      href: hotelsAddress(withoutFilters(selection, name)),
    }));
  const pages = Math.ceil(hotels.total / HOTELS_PER_PAGE);
  return (
    <Cluster gap={6} rows={3} justify="between" className={styles.found}>
      <p role="status" className={styles.count}>
        <span>{resultInWords(filter, hotels.total)}</span>
        {hasPriceLimit(filter) && (
          <span>
            , up to <PriceLimit band={filter.price} /> a night
          </span>
        )}
        {pages > 1 && <Text as="span" tone="quiet">{`, page ${page} of ${pages}`}</Text>}
      </p>
      {hotels.total > 0 && (
        <Link href="#map" className={styles.toMap}>
          Map
        </Link>
      )}
      <div className={styles.chips} {...live({ 'in-place': true })}>
        <FilterChips label="What you asked for" items={chips} />
      </div>
    </Cluster>
  );
}
