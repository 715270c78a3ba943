import { z } from 'zod';
import { allergens } from '@myler/config/allergens';
import { currencyCodes, type CurrencyCode } from '@myler/config/currencies';
import type { HotelBenefit, hotelBenefits } from '@myler/config/hotel-benefits';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { transports } from '@myler/config/hotel-kinds';
import { text } from './fields.ts';

type EachTier<Benefit extends HotelBenefit, Value> = Record<(typeof hotelBenefits)[Benefit][number], Value>;

const count = z.int().min(0);
const years = z.int().min(0).max(OLDEST_CHILD);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const ofTwelveMonths = z.array(z.int()).length(12);

const steps = z.strictObject({ entrance: count, room: count, bathroom: count, pool: count.optional() });

/** Whether a hotel is step-free is not written: it follows from the steps. */
export const accessEntry = z
  .strictObject({
    steps,
    longestFlight: z.strictObject({ steps: z.int().min(1), where: text(80) }).optional(),
    lift: z.boolean(),
    adaptedRooms: count,
    note: text(240),
  })
  .refine(
    ({ steps: { pool = 0, ...others }, longestFlight }) =>
      Math.max(pool, ...Object.values(others)) <= (longestFlight?.steps ?? 0),
    {
      message: 'the longest flight has at least as many steps as any other',
      path: ['longestFlight'],
    },
  )
  .refine((access) => access.adaptedRooms === 0 || access.steps.room + access.steps.bathroom === 0, {
    message: 'an adapted room and its bathroom are without steps',
    path: ['adaptedRooms'],
  });

/** The size in centimetres, and how many the hotel has. How many fit a room is written with the rooms. */
export const cotEntry = z.strictObject({
  length: z.int().min(90).max(150),
  width: z.int().min(50).max(80),
  count: z.int().min(1),
});

const clubSession = z
  .strictObject({ fromAge: years, toAge: years, from: clock.optional(), to: clock.optional(), when: text(60) })
  .refine(({ fromAge, toAge }) => fromAge <= toAge, 'ends at a younger age than it begins')
  .refine(({ from, to }) => (from === undefined ? to === undefined : to !== undefined && from < to), {
    message: 'ends after it begins, or has no fixed hours',
  });

/** The ages of a club are not written: they follow from its sessions. */
export const kidsClubEntry = z.strictObject({
  name: text(80),
  hours: text(80),
  sessions: z.array(clubSession).min(1).max(4),
  note: text(240),
});

export const allergiesEntry = z.strictObject({
  without: z
    .array(z.enum(allergens))
    .refine((named) => new Set(named).size === named.length, 'names an allergen twice'),
  how: text(240),
  /** Whom a family tells: "Beth Preece". */
  tell: text(60),
  daysAhead: z.int().min(1).max(60),
});

/** Coordinates of an airport, and what can be counted about the way from it. */
export const arrivalEntry = z.strictObject({
  airport: z.strictObject({
    name: text(60),
    code: z.string().regex(/^[A-Z]{3}$/),
    coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  }),
  legs: z
    .array(z.strictObject({ by: z.enum(transports), minutes: z.int().min(1) }))
    .min(1)
    .max(4),
  carSeats: z.strictObject({ infant: count, toddler: count, booster: count }),
  /** From London: scheduled minutes in the air, and changes. Missing if nobody flies there from London. */
  flight: z.strictObject({ minutes: z.int().min(30), stops: z.int().min(0).max(3) }).optional(),
});

const sums = z.strictObject({ GBP: count, EUR: count, USD: count } satisfies Record<CurrencyCode, typeof count>);

/**
 * What the hotel gives that can be counted, besides what all hotels give: a credit for each stay in whole units, the hour until
 * which the room is kept, and whether the way from the airport and back is included with Black+.
 */
export const benefitsEntry = z
  .strictObject({
    credit: z.strictObject({ gold: sums, black: sums, 'black-plus': sums } satisfies EachTier<'credit', typeof sums>),
    checkOut: z.strictObject({ black: clock, 'black-plus': clock } satisfies EachTier<'checkOut', typeof clock>),
    transfer: z.boolean(),
  })
  .refine(
    ({ credit: { gold, black, 'black-plus': blackPlus } }) =>
      currencyCodes.every((code) => gold[code] < black[code] && black[code] < blackPlus[code]),
    { message: 'each card has a larger credit than the card before it', path: ['credit'] },
  )
  .refine(({ checkOut }) => checkOut.black <= checkOut['black-plus'], {
    message: 'Black+ keeps a room at least as long as Black',
    path: ['checkOut'],
  });

/** Each list is from January to December. A hotel that is not by the sea has no `sea`. */
export const climateEntry = z.strictObject({
  sea: ofTwelveMonths.optional(),
  high: ofTwelveMonths,
  rainDays: ofTwelveMonths,
});
