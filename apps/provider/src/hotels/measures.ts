import { sql, type SQL } from 'drizzle-orm';
import { currencyCodes } from '@myler/config/currencies';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { transferMinutesOf } from './facts.ts';
import { membersOf, type Trait } from './trait.ts';

/**
 * A number that hotels have, so that "at most" and "at least" can ask for any limit. A set for each binary digit holds
 * the hotels in whose number that digit is 1 (a bit-sliced index): a comparison is one operation for each digit, however
 * many different numbers there are.
 */
export interface Measure {
  name: string;
  digits: number;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export const priceIn = (currency: string): Measure => ({ name: `price ${currency}`, digits: 14 });
/** From London, in minutes. 0 if no flight is needed. */
export const flightMinutes: Measure = { name: 'flight', digits: 12 };
/** From the airport, in minutes. */
export const transferMinutes: Measure = { name: 'transfer', digits: 11 };
/** From the street to a room and its bathroom. */
export const stepsToRoom: Measure = { name: 'steps', digits: 9 };
/** In °C. Below zero counts as zero. */
export const seaIn = (month: number): Measure => ({ name: `sea ${month}`, digits: 6 });
export const heatIn = (month: number): Measure => ({ name: `heat ${month}`, digits: 6 });

const allMeasures: Measure[] = [
  ...currencyCodes.map(priceIn),
  flightMinutes,
  transferMinutes,
  stepsToRoom,
  ...MONTHS.flatMap((month) => [seaIn(month), heatIn(month)]),
];

const KNOWN = 'known';

/** Every set of every measure. All are stored, also empty ones, because a comparison reads them all. */
export const measureTraits: Trait[] = allMeasures.flatMap(({ name, digits }) => [
  [name, KNOWN] as const,
  ...Array.from({ length: digits }, (_, digit) => [name, String(digit)] as const),
]);

/** The traits that state a number. A number with more digits counts as the largest that fits. */
export function numberTraits({ name, digits }: Measure, value: number | undefined): Trait[] {
  if (value === undefined) return [];
  const number = Math.min(Math.max(0, Math.round(value)), 2 ** digits - 1);
  const ones = Array.from({ length: digits }, (_, digit) => digit).filter((digit) => isOne(number, digit));
  return [[name, KNOWN], ...ones.map((digit): Trait => [name, String(digit)])];
}

const isOne = (number: number, digit: number) => Math.floor(number / 2 ** digit) % 2 === 1;

/** The hotels whose number is known and at most this. From the lowest digit upwards: a higher one outweighs all below. */
export function atMost({ name, digits }: Measure, limit: number): SQL {
  const known = membersOf([name, KNOWN]);
  if (limit < 0) return sql`(${known} # ${known})`;
  if (limit >= 2 ** digits - 1) return known;
  let fits = sql`${known}`;
  for (let digit = 0; digit < digits; digit++) {
    const ones = membersOf([name, String(digit)]);
    fits = isOne(limit, digit) ? sql`(~${ones} | ${fits})` : sql`(~${ones} & ${fits})`;
  }
  return sql`(${known} & ${fits})`;
}

export function atLeast(measure: Measure, limit: number): SQL {
  const known = membersOf([measure.name, KNOWN]);
  return sql`(${known} & ~${atMost(measure, limit - 1)})`;
}

/** All numbers of a hotel. */
export function measuresOf(hotel: HotelEntry): Trait[] {
  const { arrival, climate, access } = hotel;
  return [
    ...hotel.priceFrom.flatMap(({ amount, currency }) => numberTraits(priceIn(currency), Math.ceil(amount / 100))),
    ...numberTraits(flightMinutes, arrival.flight?.minutes ?? 0),
    ...numberTraits(transferMinutes, transferMinutesOf(arrival)),
    ...numberTraits(stepsToRoom, access.steps.entrance + access.steps.room + access.steps.bathroom),
    ...MONTHS.flatMap((month) => [
      ...numberTraits(seaIn(month), climate.sea?.[month - 1]),
      ...numberTraits(heatIn(month), climate.high[month - 1]),
    ]),
  ];
}
