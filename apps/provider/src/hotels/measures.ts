import { sql, type SQL } from 'drizzle-orm';
import { currencyCodes } from '@myler/config/currencies';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { hotelSets } from '../store/schema.ts';
import { transferMinutesOf } from './facts.ts';
import type { Trait } from './trait.ts';

/**
 * A number that hotels have, so that "at most" can ask for any limit. A set for each binary digit holds
 * the hotels in whose number that digit is 1 (a bit-sliced index): a comparison is one operation for each digit, however
 * many different numbers there are.
 */
export interface Measure {
  name: string;
  digits: number;
}

export const priceIn = (currency: string): Measure => ({ name: `price ${currency}`, digits: 14 });
/** From London, in minutes. 0 if no flight is needed. */
export const flightMinutes: Measure = { name: 'flight', digits: 12 };
/** From the airport, in minutes. */
export const transferMinutes: Measure = { name: 'transfer', digits: 11 };
/** From the street to a room and its bathroom. */
export const stepsToRoom: Measure = { name: 'steps', digits: 9 };
const allMeasures: Measure[] = [...currencyCodes.map(priceIn), flightMinutes, transferMinutes, stepsToRoom];

/** In place of a digit: the hotels whose number is known. It comes first in the order of the digits. */
const KNOWN = '-1';

/** Every set of every measure. All are stored, also empty ones, because a comparison reads them all. */
export const measureTraits: Trait[] = allMeasures.flatMap(({ name, digits }) => [
  [name, KNOWN] as const,
  ...Array.from({ length: digits }, (_, digit) => [name, String(digit)] as const),
]);

/** The traits that state a number. A number with more digits counts as the largest that fits. */
function numberTraits({ name, digits }: Measure, value: number | undefined): Trait[] {
  if (value === undefined) return [];
  const number = Math.min(Math.max(0, Math.round(value)), 2 ** digits - 1);
  const ones = Array.from({ length: digits }, (_, digit) => digit).filter((digit) => isOne(number, digit));
  return [[name, KNOWN], ...ones.map((digit): Trait => [name, String(digit)])];
}

const isOne = (number: number, digit: number) => Math.floor(number / 2 ** digit) % 2 === 1;

/**
 * The hotels whose number is known and at most this. From the lowest digit upwards: a higher one outweighs all below. The
 * sets of a measure are read at once, because each further subquery is planned.
 */
export function atMost({ name, digits }: Measure, limit: number): SQL {
  let fits = 'true_for[1]';
  const highest = 2 ** digits - 1;
  for (let digit = 0; digit < digits; digit++) {
    const ones = `true_for[${digit + 2}]`;
    fits = isOne(Math.min(limit, highest), digit) ? `(~${ones} | ${fits})` : `(~${ones} & ${fits})`;
  }
  return sql`(select true_for[1] & ${sql.raw(fits)} from (
    select array_agg(${hotelSets.members} order by ${hotelSets.value}::int) as true_for from ${hotelSets} where ${hotelSets.name} = ${name}
  ) measure)`;
}

/** All numbers of a hotel. */
export function measuresOf(hotel: HotelEntry): Trait[] {
  const { arrival, access } = hotel;
  return [
    ...hotel.priceFrom.flatMap(({ amount, currency }) => numberTraits(priceIn(currency), Math.ceil(amount / 100))),
    ...numberTraits(flightMinutes, arrival.flight?.minutes ?? 0),
    ...numberTraits(transferMinutes, transferMinutesOf(arrival)),
    ...numberTraits(stepsToRoom, access.steps.entrance + access.steps.room + access.steps.bathroom),
  ];
}
