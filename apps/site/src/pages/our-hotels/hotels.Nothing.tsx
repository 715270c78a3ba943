import { hotelCountInWords } from '@myler/config/hotel-count';
import type { HotelList } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { Link } from '@myler/ui/link';
import { StateMessage } from '@myler/ui/state-message';
import {
  hotelsAddress,
  hotelFilterNames,
  HOTELS_PATH,
  withoutFilters,
  type HotelFilterName,
  type HotelSelection,
  hotelsInWords,
} from '@myler/domain/filters';
import { Stack } from '@myler/ui/layout';
import { FilterLabel } from '../../features/hotels/FilterLabel.tsx';
import styles from './hotels.Nothing.module.css';

interface HotelsNothingProps {
  selection: HotelSelection;
  dropToFind: HotelList['dropToFind'];
  inspiration: string | undefined;
}

const isFilter = (name: string): name is HotelFilterName => hotelFilterNames.some((known) => known === name);

/** Shown when no hotel matches: which filter to remove, and how many hotels that would give. */
export function HotelsNothing({ selection, dropToFind, inspiration }: HotelsNothingProps) {
  const ways = dropToFind.filter(({ filter }) => isFilter(filter) && selection.filter[filter] !== undefined);
  return (
    <StateMessage
      kind="empty"
      vignette="lost-path"
      title="No hotel of ours does all of that."
      actions={<Link href={HOTELS_PATH}>{`Start again with all ${hotelCountInWords}`}</Link>}
    >
      <span>{ways.length > 0 ? 'Remove one filter and you will find:' : 'Remove two or more of your filters.'}</span>{' '}
      {ways.length > 0 && (
        <Stack as="span" align="start" className={styles.suggestions}>
          {ways.map(({ filter, count }) => (
            <Link key={filter} href={hotelsAddress(withoutFilters(selection, filter))}>
              <span>{`${hotelsInWords(count)} without “`}</span>
              <FilterLabel filter={selection.filter} name={filter as HotelFilterName} inspiration={inspiration} />”
            </Link>
          ))}
        </Stack>
      )}{' '}
      <span>
        Or ring the desk on <a href={deskLine.href}>{deskLine.display}</a>: some doors that connect are not on any list.
      </span>
    </StateMessage>
  );
}
