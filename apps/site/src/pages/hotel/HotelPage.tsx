import { regionNames } from '@myler/config/hotels';
import type { ArticleSummary, Hotel, HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { HotelHeart } from '../../features/shortlist/HotelHeart.tsx';
import { addressOf } from '../../features/hotels/hotel-filter.ts';
import { HotelBeforeYouPack } from './hotel.BeforeYouPack.tsx';
import { HotelChildren } from './hotel.Children.tsx';
import { HotelGettingThere } from './hotel.GettingThere.tsx';
import { HotelOthers } from './hotel.Others.tsx';
import { HotelPictures } from './hotel.Pictures.tsx';
import { HotelPlanIt } from './hotel.PlanIt.tsx';
import { HotelPrivileges } from './hotel.Privileges.tsx';
import { HotelRooms } from './hotel.Rooms.tsx';
import { HotelSeasons } from './hotel.Seasons.tsx';
import { HotelStory } from './hotel.Story.tsx';
import { HotelVerdict } from './hotel.Verdict.tsx';
import styles from './HotelPage.module.css';

export interface HotelPageProps {
  hotel: Hotel;
  others: Outcome<readonly HotelSummary[]>;
  articles: Outcome<readonly ArticleSummary[]>;
}

/**
 * One hotel, in the order in which parents ask: what it is like, who sleeps where, what its drawbacks are, how to get
 * there.
 */
export function HotelPage({ hotel, others, articles }: HotelPageProps) {
  const { id, name, region } = hotel;
  return (
    <>
      <div className={styles.opening}>
        <Breadcrumb
          items={[
            { label: 'Our hotels', href: address('/our-hotels') },
            { label: regionNames[region], href: addressOf({ filter: { region }, sort: 'loved', page: 1 }) },
            { label: name },
          ]}
        />
        <div className={styles.title}>
          <div>
            <h1>{name}</h1>
            <p className={styles.place}>{hotel.place}</p>
            <p className={styles.line}>{hotel.line}</p>
          </div>
          <div className={styles.actions}>
            <HotelHeart hotel={{ id, name }} withWords />
            <HotelPlanIt hotelId={id} />
          </div>
        </div>
        <HotelPictures pictures={hotel.pictures} />
      </div>
      <HotelStory hotel={hotel} />
      <HotelRooms hotel={hotel} />
      <HotelVerdict hotel={hotel} />
      <HotelChildren hotel={hotel} />
      <HotelSeasons hotel={hotel} />
      <HotelBeforeYouPack hotel={hotel} />
      <HotelGettingThere hotel={hotel} />
      <HotelPrivileges hotel={hotel} />
      <HotelOthers hotel={hotel} others={others} articles={articles} />
      <Section band="night">
        <div className={styles.ending}>
          <h2>Tell your Myler the ages and the month.</h2>
          <div className={styles.actions}>
            <HotelPlanIt hotelId={id} onNight />
            <p>Opens the members’ app and brings you back to {name}.</p>
          </div>
        </div>
      </Section>
    </>
  );
}
