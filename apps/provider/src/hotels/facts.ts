import type { Hotel, HotelSummary } from '@myler/api-client/contract';
import { monthNames } from '@myler/config/months';
import type { HotelEntry } from '../content/hotel-entry.ts';

type BriefFacts = Pick<
  HotelSummary,
  'clubAges' | 'access' | 'cot' | 'cooksWithout' | 'transferMinutes' | 'flightMinutes' | 'flightStops'
>;
type Facts = Pick<Hotel, 'kidsClubDetails' | 'accessNote' | 'allergies' | 'arrival' | 'climate'>;

/** The facts that a card, a map or a question about a family needs. */
export function briefFactsOf(entry: HotelEntry): BriefFacts {
  const { cot, kidsClub, rooms, allergies, arrival } = entry;
  return {
    ...(kidsClub ? { clubAges: clubAgesOf(kidsClub) } : {}),
    access: accessOf(entry),
    ...(cot ? { cot: { ...cot, mostInRoom: Math.max(...rooms.map(({ cots }) => cots)) } } : {}),
    cooksWithout: allergies.without,
    transferMinutes: transferMinutesOf(arrival),
    flightMinutes: arrival.flight?.minutes ?? 0,
    flightStops: arrival.flight?.stops ?? 0,
  };
}

/** The facts that only the hotel's own page shows. */
export function factsOf({ access, allergies, arrival, climate, kidsClub }: HotelEntry): Facts {
  const { flight: _, ...wayThere } = arrival;
  const ages = kidsClub && clubAgesOf(kidsClub);
  return {
    ...(kidsClub && ages ? { kidsClubDetails: { ...kidsClub, fromAge: ages.from, toAge: ages.to } } : {}),
    accessNote: access.note,
    allergies,
    arrival: wayThere,
    climate: monthNames.map((_name, index) => ({
      month: index + 1,
      sea: climate.sea?.[index] ?? null,
      high: climate.high[index] ?? 0,
      rainDays: climate.rainDays[index] ?? 0,
    })),
  };
}

/** The youngest and the oldest child of all sessions. */
export const clubAgesOf = ({ sessions }: NonNullable<HotelEntry['kidsClub']>) => ({
  from: Math.min(...sessions.map(({ fromAge }) => fromAge)),
  to: Math.max(...sessions.map(({ toAge }) => toAge)),
});

export const transferMinutesOf = ({ legs }: HotelEntry['arrival']): number =>
  legs.reduce((sum, { minutes }) => sum + minutes, 0);

/** Only a way without a single step is step-free. */
export const isStepFree = ({ steps }: HotelEntry['access']): boolean =>
  steps.entrance + steps.room + steps.bathroom === 0;

function accessOf({ access }: HotelEntry): HotelSummary['access'] {
  const { steps, longestFlight, lift, adaptedRooms } = access;
  return {
    steps: { ...steps, pool: steps.pool ?? null },
    ...(longestFlight ? { longestFlight } : {}),
    lift,
    adaptedRooms,
    stepFree: isStepFree(access),
  };
}
