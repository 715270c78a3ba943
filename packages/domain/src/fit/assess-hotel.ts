import type { Allergen } from '@myler/config/allergens';
import { allergenInSentence } from '../words/allergens.ts';
import { durationInWords } from '../words/durations.ts';
import { joinWithAnd } from '../words/lists.ts';
import { monthName } from '../words/month-name.ts';
import { monthOf } from '../days/days.ts';
import type { Family } from './family.ts';
import { counted } from '../words/counts.ts';
import { finding, type Finding, type AssessedHotel, type Travellers } from './finding.ts';

/** Whether somebody who cannot climb steps gets to a room and its bathroom, and where not. */
export function assessSteps({ access }: AssessedHotel, { stepFree }: Family): Finding[] {
  if (!stepFree) return [];
  const { steps, lift, longestFlight, adaptedRooms } = access;
  const toRoom = steps.entrance + steps.room;
  if (toRoom + steps.bathroom > 0) {
    const bathroom = steps.bathroom > 0 ? [`${counted(steps.bathroom, 'step')} to its bathroom`] : [];
    const ways = [...(toRoom > 0 ? [`${counted(toRoom, 'step')} to the easiest room`] : []), ...bathroom];
    return [finding('steps', 'no', `${joinWithAnd(ways)}, ${lift ? 'even with the lift' : 'and no lift'}.`)];
  }
  const free = 'Step-free to the easiest room and its bathroom';
  const further = [
    ...(steps.pool ? [`${counted(steps.pool, 'step')} to the pool`] : []),
    ...(longestFlight && longestFlight.steps > 0
      ? [`${counted(longestFlight.steps, 'step')} ${longestFlight.where}`]
      : []),
  ];
  if (further.length > 0) return [finding('steps', 'perhaps', `${free}, but ${joinWithAnd(further)}.`)];
  return [finding('steps', 'yes', `${free}; ${counted(adaptedRooms, 'adapted room')}.`)];
}

const allergenWords = (list: readonly Allergen[]) => joinWithAnd(list.map(allergenInSentence));

/** What the kitchen promises. Nothing is promised about what it does not name. */
export function assessAllergies({ cooksWithout, allergies }: AssessedHotel, family: Family): Finding[] {
  const promised = family.allergies.filter((each) => cooksWithout.includes(each));
  const open = family.allergies.filter((each) => !cooksWithout.includes(each));
  const days = allergies && allergies.daysAhead > 0 ? `, told ${counted(allergies.daysAhead, 'day')} ahead` : '';
  return [
    ...(open.length > 0
      ? [finding('allergies', 'unknown', `Nothing is promised about ${allergenWords(open)}: ask before you book.`)]
      : []),
    ...(promised.length > 0
      ? [finding('allergies', 'yes', `The kitchen cooks without ${allergenWords(promised)}${days}.`)]
      : []),
  ];
}

/** Whether the month of the journey is a good one. Without a journey there is nothing to say. */
export function assessSeason({ closedMonths, bestMonths }: AssessedHotel, { journey }: Family): Finding[] {
  if (journey === undefined) return [];
  const month = monthOf(journey);
  const name = monthName(month);
  if (closedMonths.includes(month)) return [finding('season', 'no', `Closed in ${name}.`)];
  if (bestMonths.includes(month)) return [finding('season', 'yes', `${name} is one of its best months.`)];
  if (bestMonths.length === 0) return [];
  const best = joinWithAnd(bestMonths.map(monthName));
  return [finding('season', 'perhaps', `Open in ${name}, but the best months for families are ${best}.`)];
}

/** A transfer that most small children sit through. */
const SHORT_TRANSFER = 90;

/** The way there, and the seats for the children in a car. */
export function assessTransfer(hotel: AssessedHotel, { children }: Travellers): Finding[] {
  const { transferMinutes, flightMinutes, flightStops, arrival } = hotel;
  if (children.length === 0) return [];
  const flight =
    flightMinutes === 0
      ? 'no flight from London'
      : `${durationInWords(flightMinutes)} in the air from London${flightStops > 0 ? `, ${counted(flightStops, 'change')}` : ''}`;
  const isEasy = transferMinutes <= SHORT_TRANSFER && flightStops < 2;
  const way = flightMinutes === 0 ? 'on the way' : 'from the airport';
  return [
    finding('transfer', isEasy ? 'yes' : 'perhaps', `${durationInWords(transferMinutes)} ${way}; ${flight}.`),
    ...(arrival ? missingSeats(arrival, children) : []),
  ];
}

type Seat = keyof NonNullable<AssessedHotel['arrival']>['carSeats'];

function seatOf(age: number): Seat | undefined {
  if (age < 1) return 'infant';
  if (age < 4) return 'toddler';
  return age < 12 ? 'booster' : undefined;
}

/** Seats in the car that are too few, when a part of the way is by car. */
function missingSeats(
  { legs, carSeats }: NonNullable<AssessedHotel['arrival']>,
  children: Travellers['children'],
): Finding[] {
  if (!legs.some(({ by }) => by === 'car')) return [];
  return (['infant', 'toddler', 'booster'] as const).flatMap((seat) => {
    const needed = children.filter(({ age }) => seatOf(age) === seat).length;
    if (needed <= carSeats[seat]) return [];
    const sentence = `${counted(carSeats[seat], `${seat} seat`)} in the car, and you need ${needed}.`;
    return [finding('transfer', 'perhaps', sentence)];
  });
}
