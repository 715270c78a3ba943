import type { HotelList, HotelSummary } from '@myler/api-client/contract';
import { HotelCard } from '@myler/ui/hotel-card';
import { Pagination } from '@myler/ui/pagination';
import { Price } from '@myler/ui/price';
import { ShortlistButton } from '@myler/ui/shortlist-button';
import { StateMessage } from '@myler/ui/state-message';
import { Link } from '@myler/ui/link';
import { priceTexts } from '../../data/prices.ts';
import { addressOf, PAGE_SIZE, type HotelSelection } from './hotel-filter.ts';
import { inTheRoom } from './hotels-words.ts';
import styles from './hotels.List.module.css';

/** What the first screen shows is fetched at once, the rest when it comes near. */
const AT_ONCE = 2;

export function HotelsList({ selection, hotels }: { selection: HotelSelection; hotels: HotelList }) {
  if (hotels.items.length === 0) {
    return (
      <StateMessage
        kind="empty"
        vignette="lost-path"
        title="The list ends before this page."
        actions={<Link href={addressOf({ ...selection, page: 1 })}>Go to its first page</Link>}
      >
        There are {hotels.total} hotels on it, and you have come past the last of them.
      </StateMessage>
    );
  }
  return (
    <div>
      <ul className={styles.hotels} aria-label="Hotels">
        {hotels.items.map((hotel, index) => (
          <li key={hotel.id} className={styles.hotel} data-hotel={hotel.id}>
            <HotelTile hotel={hotel} loading={index < AT_ONCE ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
      <Pagination
        current={selection.page}
        total={Math.ceil(hotels.total / PAGE_SIZE)}
        label="Hotels"
        hrefOf={(page) => addressOf({ ...selection, page })}
      />
    </div>
  );
}

export function HotelTile({ hotel, loading }: { hotel: HotelSummary; loading: 'lazy' | 'eager' }) {
  return (
    <HotelCard
      name={hotel.name}
      place={hotel.place}
      line={hotel.line}
      picture={hotel.picture}
      href={`/our-hotels/${hotel.id}`}
      aside={inTheRoom(hotel)}
      price={
        <>
          from <Price prices={priceTexts(hotel.priceFrom)} />
        </>
      }
      action={<ShortlistButton id={hotel.id} name={hotel.name} />}
      sizes="(min-width: 1280px) 356px, (min-width: 1024px) 30vw, (min-width: 450px) 45vw, 90vw"
      loading={loading}
    />
  );
}
