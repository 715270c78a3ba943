import { regionNames } from '@myler/config/hotels';
import type { ArticleSummary, Hotel } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Button, LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { FavouriteButton } from '../../features/shortlist/FavouriteButton.tsx';
import { hotelsAddress } from '@myler/domain/filters';
import { HotelAsk } from './hotel.Ask.tsx';
import { HotelBeforeYouPack } from './hotel.BeforeYouPack.tsx';
import { HotelChildren } from './hotel.Children.tsx';
import { HotelFamily } from './hotel.Family.tsx';
import { HotelGettingThere } from './hotel.GettingThere.tsx';
import { HotelMyler } from './hotel.Myler.tsx';
import { HotelOthers } from './hotel.Others.tsx';
import { HotelPictures } from './hotel.Pictures.tsx';
import { HotelPlanIt } from './hotel.PlanIt.tsx';
import { HotelPriceBar } from './hotel.PriceBar.tsx';
import { HotelPrivileges } from './hotel.Privileges.tsx';
import { HotelRooms } from './hotel.Rooms.tsx';
import { HotelSeasons } from './hotel.Seasons.tsx';
import { HotelStory } from './hotel.Story.tsx';
import { HotelVerdict } from './hotel.Verdict.tsx';
import type { SimilarHotel } from '@myler/domain/hotels';
import { action } from '@myler/islands/attributes';
import styles from './HotelPage.module.css';

export interface HotelPageProps {
  hotel: Hotel;
  others: Outcome<readonly SimilarHotel[]>;
  articles: Outcome<readonly ArticleSummary[]>;
}

/**
 * One hotel, in the order in which parents ask: what it is like, who sleeps where, what its drawbacks are, how to get
 * there. Printed, it is the family sheet: two pages for the suitcase, without what only a screen can do.
 */
export function HotelPage({ hotel, others, articles }: HotelPageProps) {
  const { id, name } = hotel;
  return (
    <>
      <Opening hotel={hotel} />
      <HotelStory hotel={hotel} />
      <div className={styles.onScreen}>
        <HotelFamily hotelId={id} />
      </div>
      <HotelRooms hotel={hotel} />
      <div className={styles.onScreen}>
        <HotelVerdict hotel={hotel} />
      </div>
      <HotelChildren hotel={hotel} />
      <div className={styles.onScreen}>
        <HotelSeasons hotel={hotel} />
      </div>
      <HotelBeforeYouPack hotel={hotel} />
      <HotelGettingThere hotel={hotel} />
      <div className={styles.onScreen}>
        <HotelPrivileges hotel={hotel} />
        <HotelMyler hotel={hotel} />
      </div>
      <HotelPriceBar hotel={hotel} />
      <div className={styles.onScreen}>
        <HotelAsk hotel={hotel} />
        <HotelOthers hotel={hotel} others={others} articles={articles} />
        <Section band="night">
          <div className={styles.ending}>
            <h2>Tell your Myler the ages and the month.</h2>
            <div className={styles.actions}>
              <HotelPlanIt hotelId={id} variant="gold" />
              <p>{`Opens the members’ app and brings you back to ${name}.`}</p>
            </div>
          </div>
        </Section>
      </div>
      <PrintedDesk hotel={hotel} />
    </>
  );
}

/** Where it is, its name, what can be done with it, and its pictures. */
function Opening({ hotel }: { hotel: Hotel }) {
  const { id, name, region } = hotel;
  return (
    <div className={styles.opening}>
      <Breadcrumb
        items={[
          { label: 'Our hotels', href: address('/our-hotels') },
          { label: regionNames[region], href: hotelsAddress({ filter: { region }, sort: 'loved', page: 1 }) },
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
          <FavouriteButton hotel={{ id, name }} withWords />
          <LinkButton href="#enquire">Ask about this hotel</LinkButton>
          <HotelPlanIt hotelId={id} variant="outline" />
          <Button variant="quiet" {...action({ print: true })}>
            Print the family sheet
          </Button>
        </div>
      </div>
      <HotelPictures name={name} pictures={hotel.pictures} />
    </div>
  );
}

/** Whom to ring on the way. Only on paper: on a screen the hotel's Myler and the form are better. */
function PrintedDesk({ hotel: { myler } }: { hotel: Hotel }) {
  return (
    <p className={styles.onPaper}>
      <span>{`${myler ? `${myler.name} knows this hotel. ` : ''}The desk answers from nine to six, seven days a week, on`}</span>{' '}
      <b>{deskLine.display}</b>.
    </p>
  );
}
