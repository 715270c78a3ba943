import { minWidth } from '@myler/config/breakpoints';
import type { HotelList } from '@myler/api-client/contract';
import { Pagination } from '@myler/ui/pagination';
import { StateMessage } from '@myler/ui/state-message';
import { Link } from '@myler/ui/link';
import { hotelsAddress, HOTELS_PER_PAGE, type HotelSelection, sleepingInWords } from '@myler/domain/filters';
import { HotelTile } from '../../features/hotels/HotelTile.tsx';
import { live } from '@myler/islands/attributes';
import { CardList } from '@myler/ui/sections/list-and-map';

/** Pictures on the first screen load immediately, the others when they come near. */
const EAGER_IMAGES = 2;
const SIZES = `${minWidth('lg')} 356px, ${minWidth('md')} 30vw, ${minWidth('sm')} 45vw, 90vw`;

export function HotelsList({ selection, hotels }: { selection: HotelSelection; hotels: HotelList }) {
  if (hotels.items.length === 0) {
    return (
      <StateMessage
        kind="empty"
        vignette="lost-path"
        title="The list ends before this page."
        actions={<Link href={hotelsAddress({ ...selection, page: 1 })}>Go to its first page</Link>}
      >{`There are ${hotels.total} hotels on it, and you have come past the last of them.`}</StateMessage>
    );
  }
  return (
    <div id="hotels">
      <h2 className="visually-hidden">The hotels</h2>
      <CardList
        aria-label="Hotels"
        {...live({ 'found-hotels': true })}
        cards={hotels.items.map((hotel, index) => ({
          id: hotel.id,
          attributes: live({ hotel: hotel.id }),
          card: (
            <HotelTile
              hotel={hotel}
              facts={sleepingInWords(hotel)}
              sizes={SIZES}
              loading={index < EAGER_IMAGES ? 'eager' : 'lazy'}
            />
          ),
        }))}
      />
      <Pagination
        current={selection.page}
        total={Math.ceil(hotels.total / HOTELS_PER_PAGE)}
        label="Hotels"
        hrefOf={(page) => hotelsAddress({ ...selection, page })}
      />
    </div>
  );
}
