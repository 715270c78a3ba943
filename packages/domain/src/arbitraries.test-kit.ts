import fc from 'fast-check';
import { expect } from 'vitest';
import { allergens } from '@myler/config/allergens';
import { hotelThemes, MAX_ADULTS, MAX_COTS, MAX_FILTER_CHILDREN, OLDEST_CHILD, regions } from '@myler/config/hotels';
import type { Hotel, HotelSummary, Room } from '@myler/api-client/contract';
import type { Family } from './fit/index.ts';

export const oneOf = <const Value>(values: readonly Value[]) => fc.constantFrom(...values);
export const upTo = (most: number, least = 0) => fc.integer({ min: least, max: most });
export const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/);
/** A name without what an address or a list of names would be divided at. */
export const name = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/);
const time = fc.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Days that exist, as on the wire. */
export const wireDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Values of an address's parameters, as the router hands them in. */
export const query = <const Name extends string>(...names: Name[]) =>
  fc.dictionary(
    oneOf(names),
    fc.oneof(
      fc.string(),
      upTo(400).map(String),
      upTo(400),
      fc.boolean(),
      oneOf(['on', '1', 'family', '2,7', 'two and seven', 'asia', 'gold', 'corporate', 'hotel', '2025']),
      fc.constant(['repeated', '1']),
    ),
  ) as fc.Arbitrary<{ [Key in Name]?: unknown }>;

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
/** Without the keys whose value is undefined, as JSON has it. */
const compact = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;

export const month = upTo(12, 1);
const months = fc.uniqueArray(month);

const clubAges = fc.tuple(upTo(OLDEST_CHILD), upTo(OLDEST_CHILD)).map(([one, other]) => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
}));

export const steps = fc.record({
  entrance: upTo(60),
  room: upTo(60),
  bathroom: upTo(3),
  pool: fc.option(upTo(60)),
});

export const hotelSummary = fc
  .record({
    id: slug,
    name,
    place: name,
    countryCode: oneOf(['GB', 'FR', 'BA', 'SC', 'JP']),
    region: oneOf(regions),
    line: fc.constant('A line.'),
    picture: fc.constant<HotelSummary['picture']>({
      src: '/media/one',
      alt: '',
      widths: [],
      width: 1,
      height: 1,
      colour: '#000000',
    }),
    coordinates: fc.record({
      latitude: fc.double({ min: -89, max: 89, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    }),
    priceFrom: fc.constant<HotelSummary['priceFrom']>([]),
    priceBand: oneOf([1, 2, 3, 4] as const),
    themes: fc.uniqueArray(oneOf(hotelThemes)),
    connectingPairs: upTo(9),
    cots: upTo(20),
    sleepsTogether: upTo(12, 1),
    childrenFrom: upTo(12),
    bestMonths: months,
    closedMonths: months,
    kidsClub: fc.boolean(),
    clubAges: optional(clubAges),
    pool: fc.boolean(),
    access: fc
      .record({
        steps,
        longestFlight: optional(fc.record({ steps: upTo(90), where: fc.constant('down to the bay') })),
        lift: fc.boolean(),
        adaptedRooms: upTo(4),
      })
      .map((access) =>
        compact({
          ...access,
          stepFree: access.steps.entrance + access.steps.room + access.steps.bathroom === 0,
        }),
      ),
    cot: optional(
      fc.record({ length: upTo(140, 90), width: upTo(70, 50), count: upTo(20, 1), mostInRoom: upTo(3, 1) }),
    ),
    cooksWithout: fc.uniqueArray(oneOf(allergens)),
    transferMinutes: upTo(400, 1),
    flightMinutes: upTo(1200),
    flightStops: upTo(3),
  })
  .map((hotel) => compact(hotel) as HotelSummary);

export const hotelSummaries = fc.uniqueArray(hotelSummary, { selector: ({ id }) => id, maxLength: 6 });

const beds = oneOf(['A double', 'Two singles that make a double', 'A double, and two bunks', 'Four bunks in a row']);

/** Rooms with different names. Some have a door to another of them, or to one that is not there. */
export const rooms = fc
  .uniqueArray(
    fc.record({ name, beds, sleeps: upTo(8, 1), cots: upTo(3), count: upTo(4, 1), door: fc.option(upTo(4)) }),
    { selector: (room) => room.name, minLength: 1, maxLength: 4 },
  )
  .map((all): Room[] =>
    all.map(({ door, ...room }) => (door === null ? room : { ...room, connectsWith: all[door]?.name ?? 'Gone' })),
  );

export const allergies = fc.record({
  without: fc.uniqueArray(oneOf(allergens)),
  how: fc.constant('How.'),
  tell: fc.constant('the kitchen'),
  daysAhead: upTo(14),
});

export const arrival = fc.record({
  airport: fc.constant({ name: 'Nice', code: 'NCE', coordinates: { latitude: 43, longitude: 7 } }),
  legs: fc.array(
    fc.record({
      by: oneOf(['car', 'boat', 'train', 'plane', 'sledge', 'carriage', 'foot'] as const),
      minutes: upTo(300, 1),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  carSeats: fc.record({ infant: upTo(3), toddler: upTo(3), booster: upTo(3) }),
});

export const kidsClubDetails = fc
  .array(fc.tuple(clubAges, optional(fc.tuple(time, time)), oneOf(['daily', 'if it blows'])), { minLength: 1 })
  .map(
    (sessions) =>
      ({
        name: 'Club',
        fromAge: Math.min(...sessions.map(([{ from }]) => from)),
        toAge: Math.max(...sessions.map(([{ to }]) => to)),
        hours: 'Daily',
        note: 'A note.',
        sessions: sessions.map(([ages, hours, when]) => ({
          fromAge: ages.from,
          toAge: ages.to,
          ...(hours ? { from: hours[0], to: hours[1] } : {}),
          when,
        })),
      }) satisfies NonNullable<Hotel['kidsClubDetails']>,
  );

/** A hotel as lists have it, or with what only its page has. */
export const assessedHotel = fc
  .tuple(hotelSummary, optional(fc.record({ rooms, allergies, arrival })))
  .map(([summary, details]) => ({ ...summary, ...details }));

/** Families as the form lets them in, on a day. */
export const family = fc
  .record({
    adults: upTo(MAX_ADULTS, 1),
    children: fc.array(fc.oneof(fc.record({ age: upTo(OLDEST_CHILD) }), fc.record({ born: wireDate })), {
      maxLength: MAX_FILTER_CHILDREN,
    }),
    cots: upTo(MAX_COTS),
    stepFree: fc.boolean(),
    allergies: fc.uniqueArray(oneOf(allergens)),
    journey: optional(wireDate),
  })
  .map((all) => compact(all) as Family);

/** What no text for a visitor has: the mark of a value that was not there. */
export function expectWords(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object|\s\s|\s[,.;]/);
  expect(text).toBe(text.trim());
}

/** "month=10&ages=2%2C7" */
export const addressOf = (given: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(Object.entries(given).map(([key, value]): [string, string] => [key, String(value)])).toString();
