import { regionNames } from '@myler/config/hotels';
import type { ArticleSummary, Hotel } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { inWords } from '@myler/config/numbers';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Button, LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { Gallery } from '@myler/ui/sections/gallery';
import { ProsAndCons } from '@myler/ui/sections/pros-and-cons';
import type { Outcome } from '../../data/outcome.ts';
import { FavouriteButton } from '../../features/shortlist/FavouriteButton.tsx';
import { FamilyPanel } from '../../features/fit/family.island.tsx';
import { hotelsAddress } from '@myler/domain/filters';
import { HotelAsk } from './hotel.Ask.tsx';
import { HotelBeforeYouPack } from './hotel.BeforeYouPack.tsx';
import { HotelChildren } from './hotel.Children.tsx';
import { HotelGettingThere } from './hotel.GettingThere.tsx';
import { HotelMyler } from './hotel.Myler.tsx';
import { HotelOthers } from './hotel.Others.tsx';
import { HotelPlanIt } from './hotel.PlanIt.tsx';
import { HotelPriceBar } from './hotel.PriceBar.tsx';
import { HotelPrivileges } from './hotel.Privileges.tsx';
import { HotelRooms } from './hotel.Rooms.tsx';
import { HotelSeasons } from './hotel.Seasons.tsx';
import { HotelStory } from './hotel.Story.tsx';
import type { SimilarHotel } from '@myler/domain/hotels';
import { action } from '@myler/islands/attributes';
import { Island } from '@myler/islands/island';
import { Box, Cluster, PrintOnly, ScreenOnly, Split, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
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
      <ScreenOnly>
        <Section band="paper">
          <h2 className="visually-hidden">Does it fit your family?</h2>
          <Island of="family" hydrateOn="visible" component={FamilyPanel} hotelId={id} />
        </Section>
      </ScreenOnly>
      <HotelRooms hotel={hotel} />
      <ScreenOnly>
        <Section band="paper">
          <ProsAndCons
            pros={{ title: 'Three things we love', items: hotel.loved }}
            cons={{ title: 'Perhaps not for…', items: hotel.notFor }}
            picture={hotel.pictures[2]}
          />
        </Section>
      </ScreenOnly>
      <HotelChildren hotel={hotel} />
      <ScreenOnly>
        <HotelSeasons hotel={hotel} />
      </ScreenOnly>
      <HotelBeforeYouPack hotel={hotel} />
      <HotelGettingThere hotel={hotel} />
      <ScreenOnly>
        <HotelPrivileges hotel={hotel} />
        <HotelMyler hotel={hotel} />
      </ScreenOnly>
      <HotelPriceBar hotel={hotel} />
      <ScreenOnly>
        <HotelAsk hotel={hotel} />
        <HotelOthers hotel={hotel} others={others} articles={articles} />
        <Section band="night">
          <Split ratio="7/5" rows={7} align="center">
            <h2>Tell your Myler the ages and the month.</h2>
            <Stack gap={2} align="start" className={styles.actions}>
              <HotelPlanIt hotelId={id} variant="gold" />
              <Text size="small" tone="quiet">{`Opens the members’ app and brings you back to ${name}.`}</Text>
            </Stack>
          </Split>
        </Section>
      </ScreenOnly>
      <PrintedDesk hotel={hotel} />
    </>
  );
}

/** Where it is, its name, what can be done with it, and its pictures. */
function Opening({ hotel }: { hotel: Hotel }) {
  const { id, name, region } = hotel;
  return (
    <Box wrap className={styles.opening}>
      <Breadcrumb
        items={[
          { label: 'Our hotels', href: address('/our-hotels') },
          { label: regionNames[region], href: hotelsAddress({ filter: { region }, sort: 'loved', page: 1 }) },
          { label: name },
        ]}
      />
      <Cluster gap={8} rows={6} align="end" className={styles.title}>
        <div>
          <h1>{name}</h1>
          <Text tone="quiet" before={3}>
            {hotel.place}
          </Text>
          <Text size="lead" before={4} measure>
            {hotel.line}
          </Text>
        </div>
        <Stack gap={2} align="start" className={styles.actions}>
          <FavouriteButton hotel={{ id, name }} withWords />
          <LinkButton href="#enquire">Ask about this hotel</LinkButton>
          <HotelPlanIt hotelId={id} variant="outline" />
          <Button variant="quiet" {...action({ print: true })}>
            Print the family sheet
          </Button>
        </Stack>
      </Cluster>
      <Gallery
        label={`Pictures of ${name}`}
        pictures={inOrder(hotel.pictures)}
        words={{ all: `All ${inWords(hotel.pictures.length)} pictures`, fewer: 'Three pictures beside each other' }}
      />
    </Box>
  );
}

/** The wide picture comes first, then the upright one of the hotel's card, then the rest. */
function inOrder([upright, wide, ...rest]: Hotel['pictures']) {
  return [wide, upright, ...rest].filter((picture) => picture !== undefined);
}

/** Whom to ring on the way. Only on paper: on a screen the hotel's Myler and the form are better. */
function PrintedDesk({ hotel: { myler } }: { hotel: Hotel }) {
  return (
    <PrintOnly as="p" before={3} className={styles.onPaper}>
      <span>{`${myler ? `${myler.name} knows this hotel. ` : ''}The desk answers from nine to six, seven days a week, on`}</span>{' '}
      <b>{deskLine.display}</b>. <member-desk />
    </PrintOnly>
  );
}
