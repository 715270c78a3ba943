import { allergens, type Allergen } from '@myler/config/allergens';
import type { Transport } from '@myler/config/hotel-kinds';
import { capitalised, inWords, inWordsUpToTwelve } from '@myler/config/numbers';
import type { Hotel, HotelSummary } from '@myler/api-client/contract';
import { allergenInSentence } from '../words/allergens.ts';
import { counted } from '../words/counts.ts';
import { durationInWords } from '../words/durations.ts';

/** "No step", "1 step", "93 steps". */
export const stepsInWords = (steps: number): string => (steps === 0 ? 'No step' : counted(steps, 'step'));

/** "31 steps to the door, 3 more to a room, 1 to its bath". */
export function stepsToRoomInWords({ entrance, room, bathroom }: HotelSummary['access']['steps']): string {
  if (entrance + room + bathroom === 0) return 'No steps to the door, a room or its bathroom';
  return `${stepsInWords(entrance)} to the door, ${room || 'none'} more to a room, ${bathroom || 'none'} to its bathroom`;
}

/** What somebody who cannot climb steps has to know first: "Step-free", "35 steps to a room". */
export function accessInWords({ access }: Pick<HotelSummary, 'access'>): string {
  const { entrance, room, bathroom } = access.steps;
  return access.stepFree ? 'Step-free' : `${stepsInWords(entrance + room + bathroom)} to a room and its bathroom`;
}

/** "12 cots, 120 × 60 cm". */
export function cotsWithSizeInWords({ cot }: Pick<HotelSummary, 'cot'>): string {
  return cot ? `${counted(cot.count, 'cot')}, ${cot.length} × ${cot.width} cm` : 'No cots';
}

/** "Two fit a room". */
export function cotsPerRoomInWords({ mostInRoom }: NonNullable<HotelSummary['cot']>): string {
  return mostInRoom === 1 ? 'One fits a room' : `${capitalised(inWords(mostInRoom))} fit a room`;
}

const byOf: Record<Transport, string> = {
  car: 'by car',
  boat: 'by boat',
  train: 'by train',
  plane: 'in a small plane',
  sledge: 'by sledge or boat',
  carriage: 'by horse',
  foot: 'on foot',
};

/** "50 minutes by car, 2 hours 45 minutes by boat". */
export const legsInWords = ({ legs }: Hotel['arrival']): string =>
  legs.map(({ by, minutes }) => `${durationInWords(minutes)} ${byOf[by]}`).join(', ');

/** "12 hours 50 minutes in the air, one change". */
export function flightInWords({ flightMinutes, flightStops }: Pick<HotelSummary, 'flightMinutes' | 'flightStops'>) {
  if (flightMinutes === 0) return 'No flight: it is a drive or a train';
  const changes = flightStops === 0 ? 'direct' : `${inWords(flightStops)} ${flightStops === 1 ? 'change' : 'changes'}`;
  return `${durationInWords(flightMinutes)} in the air, ${changes}`;
}

/** "2 for babies, 3 for toddlers, 3 boosters". */
export function carSeatsInWords({ carSeats: { infant, toddler, booster } }: Hotel['arrival']): string {
  const seats = [
    ...(infant > 0 ? [`${infant} for ${infant === 1 ? 'a baby' : 'babies'}`] : []),
    ...(toddler > 0 ? [`${toddler} for ${toddler === 1 ? 'a toddler' : 'toddlers'}`] : []),
    ...(booster > 0 ? [counted(booster, 'booster')] : []),
  ];
  return seats.length > 0 ? seats.join(', ') : 'None';
}

const inSentence = (named: readonly Allergen[]): string => {
  const words = named.map(allergenInSentence);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, ${words.at(-1)}`;
};

/** "Without gluten, milk, eggs". */
export const cookedWithoutInWords = (without: readonly Allergen[]): string =>
  without.length === 0 ? 'Nothing is promised' : `Without ${inSentence(without)}`;

/** The others of the list, of which a family must not believe that they are left out. Nothing if there is none. */
export const notPromisedInWords = (without: readonly Allergen[]): string =>
  capitalised(inSentence(allergens.filter((allergen) => !without.includes(allergen))));

/** "Katerina, 3 days before you come". */
export const allergyContactInWords = ({ tell, daysAhead }: Hotel['allergies']): string =>
  `${capitalised(tell)}, ${inWordsUpToTwelve(daysAhead)} ${daysAhead === 1 ? 'day' : 'days'} before you come`;

type Session = NonNullable<Hotel['kidsClubDetails']>['sessions'][number];

/** "4 to 11 years", "Under 3" is never said: both ages are included. */
const agesOfSession = ({ fromAge, toAge }: Session): string => `${fromAge} to ${toAge} years`;

/** "08:30–11:30, daily". */
const hoursOfSession = ({ from, to, when }: Session): string =>
  from && to ? `${from}–${to}, ${when}` : capitalised(when);

/** The sessions of a club by the ages that they take, each group of ages once. */
export function sessionsByAge({
  sessions,
}: NonNullable<Hotel['kidsClubDetails']>): { ages: string; hours: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const session of sessions) {
    const ages = agesOfSession(session);
    groups.set(ages, [...(groups.get(ages) ?? []), hoursOfSession(session)]);
  }
  return [...groups].map(([ages, hours]) => ({ ages, hours }));
}
