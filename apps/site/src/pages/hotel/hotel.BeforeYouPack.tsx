import type { Hotel } from '@myler/api-client/contract';
import { FactsList } from '@myler/ui/facts-list';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { durationInWords } from '@myler/domain/words';
import {
  accessInWords,
  carSeatsInWords,
  cookedWithoutInWords,
  cotsPerRoomInWords,
  cotsWithSizeInWords,
  flightInWords,
  legsInWords,
  notPromisedInWords,
  sessionsByAge,
  stepsInWords,
  stepsToRoomInWords,
  allergyContactInWords,
} from '@myler/domain/hotels';
import { Grid, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { HotelMonths } from './hotel.Months.tsx';
import styles from './hotel.BeforeYouPack.module.css';

/** What a family counts before it decides: steps, cots, hours, food, the way there, and the months in figures. */
export function HotelBeforeYouPack({ hotel }: { hotel: Hotel }) {
  return (
    <Section band="paper-2">
      <Label>In figures</Label>
      <h2>Before you pack.</h2>
      <Grid columns={3} gap={8} before={8} className={styles.columns}>
        <Stack gap={8}>
          <Access hotel={hotel} />
          <Allergies allergies={hotel.allergies} />
        </Stack>
        <Stack gap={8}>
          <Journey hotel={hotel} />
          <Little hotel={hotel} />
        </Stack>
        <HotelMonths climate={hotel.climate} />
      </Grid>
    </Section>
  );
}

function Access({ hotel: { access, accessNote } }: { hotel: Hotel }) {
  const { steps, longestFlight, lift, adaptedRooms } = access;
  return (
    <section>
      <h3>Steps</h3>
      <Text size="lead" tone="accent" weight="medium" className={styles.figure}>
        {accessInWords({ access })}
      </Text>
      <FactsList
        facts={[
          { term: 'To a room', detail: stepsToRoomInWords(steps) },
          { term: 'To the water', detail: steps.pool === null ? 'No pool' : stepsInWords(steps.pool) },
          ...(longestFlight
            ? [{ term: 'Longest flight of steps', detail: `${longestFlight.steps}, ${longestFlight.where}` }]
            : []),
          { term: 'Lift', detail: lift ? 'Yes' : 'None' },
          { term: 'Adapted rooms', detail: adaptedRooms > 0 ? adaptedRooms : 'None' },
        ]}
      />
      <p>{accessNote}</p>
    </section>
  );
}

function Journey({ hotel }: { hotel: Hotel }) {
  const { airport } = hotel.arrival;
  return (
    <section>
      <h3>The way here</h3>
      <Text
        size="lead"
        tone="accent"
        weight="medium"
        className={styles.figure}
      >{`${durationInWords(hotel.transferMinutes)} from the airport`}</Text>
      <FactsList
        facts={[
          { term: 'From London', detail: flightInWords(hotel) },
          { term: 'Airport', detail: `${airport.name} (${airport.code})` },
          { term: 'From there', detail: legsInWords(hotel.arrival) },
          { term: 'Car seats', detail: carSeatsInWords(hotel.arrival) },
        ]}
      />
    </section>
  );
}

function Allergies({ allergies }: Pick<Hotel, 'allergies'>) {
  const rest = notPromisedInWords(allergies.without);
  return (
    <section>
      <h3>Allergies</h3>
      <Text size="lead" tone="accent" weight="medium" className={styles.figure}>
        {cookedWithoutInWords(allergies.without)}
      </Text>
      <FactsList
        facts={[
          ...(rest ? [{ term: 'Not promised', detail: rest }] : []),
          { term: 'Whom to tell', detail: allergyContactInWords(allergies) },
        ]}
      />
      <p>{allergies.how}</p>
    </section>
  );
}

function Little({ hotel }: { hotel: Hotel }) {
  const { cot, kidsClubDetails: club } = hotel;
  return (
    <section>
      <h3>Cots, and the club’s hours</h3>
      <Text size="lead" tone="accent" weight="medium" className={styles.figure}>
        {cotsWithSizeInWords(hotel)}
      </Text>
      <FactsList
        facts={[
          ...(cot ? [{ term: 'In one room', detail: cotsPerRoomInWords(cot) }] : []),
          ...(club
            ? sessionsByAge(club).map(({ ages, hours }) => ({ term: ages, detail: hours.join('; ') }))
            : [{ term: 'Club', detail: 'None' }]),
        ]}
      />
    </section>
  );
}
