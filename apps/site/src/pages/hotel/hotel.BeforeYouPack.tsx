import type { Hotel } from '@myler/api-client/contract';
import { FactsList } from '@myler/ui/facts-list';
import { Stack } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
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
import { Topic, TopicFigure, Topics } from '@myler/ui/sections/topics';
import { YearChart } from '@myler/ui/sections/year-chart';

/** What a family counts before it decides: steps, cots, hours, food, the way there, and the months in figures. */
export function HotelBeforeYouPack({ hotel }: { hotel: Hotel }) {
  return (
    <Section band="paper-2">
      <SectionHeading label="In figures" title="Before you pack." />
      <Topics variant="figures">
        <Stack gap={8}>
          <Access hotel={hotel} />
          <Allergies allergies={hotel.allergies} />
        </Stack>
        <Stack gap={8}>
          <Journey hotel={hotel} />
          <Little hotel={hotel} />
        </Stack>
        <Months climate={hotel.climate} />
      </Topics>
    </Section>
  );
}

function Access({ hotel: { access, accessNote } }: { hotel: Hotel }) {
  const { steps, longestFlight, lift, adaptedRooms } = access;
  return (
    <Topic title="Steps">
      <TopicFigure>{accessInWords({ access })}</TopicFigure>
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
    </Topic>
  );
}

function Journey({ hotel }: { hotel: Hotel }) {
  const { airport } = hotel.arrival;
  return (
    <Topic title="The way here">
      <TopicFigure>{`${durationInWords(hotel.transferMinutes)} from the airport`}</TopicFigure>
      <FactsList
        facts={[
          { term: 'From London', detail: flightInWords(hotel) },
          { term: 'Airport', detail: `${airport.name} (${airport.code})` },
          { term: 'From there', detail: legsInWords(hotel.arrival) },
          { term: 'Car seats', detail: carSeatsInWords(hotel.arrival) },
        ]}
      />
    </Topic>
  );
}

function Allergies({ allergies }: Pick<Hotel, 'allergies'>) {
  const rest = notPromisedInWords(allergies.without);
  return (
    <Topic title="Allergies">
      <TopicFigure>{cookedWithoutInWords(allergies.without)}</TopicFigure>
      <FactsList
        facts={[
          ...(rest ? [{ term: 'Not promised', detail: rest }] : []),
          { term: 'Whom to tell', detail: allergyContactInWords(allergies) },
        ]}
      />
      <p>{allergies.how}</p>
    </Topic>
  );
}

function Little({ hotel }: { hotel: Hotel }) {
  const { cot, kidsClubDetails: club } = hotel;
  return (
    <Topic title="Cots, and the club’s hours">
      <TopicFigure>{cotsWithSizeInWords(hotel)}</TopicFigure>
      <FactsList
        facts={[
          ...(cot ? [{ term: 'In one room', detail: cotsPerRoomInWords(cot) }] : []),
          ...(club
            ? sessionsByAge(club).map(({ ages, hours }) => ({ term: ages, detail: hours.join('; ') }))
            : [{ term: 'Club', detail: 'None' }]),
        ]}
      />
    </Topic>
  );
}

function Months({ climate }: Pick<Hotel, 'climate'>) {
  const hasSea = climate.some(({ sea }) => sea !== null);
  return (
    <YearChart
      title="Month by month"
      titleId="months"
      monthLabel="Month"
      columns={[
        ...(hasSea ? [{ label: 'Sea, °C', draw: 'dashes' as const, values: climate.map(({ sea }) => sea) }] : []),
        { label: 'Day, °C', draw: 'line', values: climate.map(({ high }) => high) },
        { label: 'Wet days', draw: 'bars', values: climate.map(({ rainDays }) => rainDays) },
      ]}
      legend={`Line: the warmth of the day.${hasSea ? ' Dashes: the sea.' : ''} Bars: wet days.`}
      note={hasSea ? undefined : 'The sea is too far away to bathe in.'}
    />
  );
}
