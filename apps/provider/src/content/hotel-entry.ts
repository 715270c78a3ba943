import { z } from 'zod';
import { currencyCodes, perPound } from '@myler/config/currencies';
import { poolKinds } from '@myler/config/hotel-kinds';
import { hotelThemes, OLDEST_CHILD, regions } from '@myler/config/hotels';
import { paragraphs, slug, text, foreignPhrases } from './fields.ts';
import {
  accessEntry,
  allergiesEntry,
  arrivalEntry,
  benefitsEntry,
  climateEntry,
  cotEntry,
  kidsClubEntry,
} from './hotel-facts-entry.ts';
import { sceneEntry } from './scene.ts';

const money = z.strictObject({ amount: z.int().min(0), currency: z.enum(currencyCodes) });
/** Indicative prices: a missing currency is converted from pounds and rounded up to the next ten. */
const inEveryCurrency = (named: z.output<typeof money>[]) =>
  currencyCodes.map((currency) => {
    const exactPrice = named.find((price) => price.currency === currency);
    if (exactPrice) return exactPrice;
    const pounds = named.find((price) => price.currency === 'GBP')?.amount ?? 0;
    return { amount: Math.ceil((pounds * perPound[currency]) / 1000) * 1000, currency };
  });

interface ConnectedRoom {
  name: string;
  count: number;
  connectsWith?: string | undefined;
}

/** Whether a room and the room it connects with name each other, and the hotel has as many of one as of the other. */
function isDoor({ name, count, connectsWith }: ConnectedRoom, rooms: readonly ConnectedRoom[]): boolean {
  return rooms.some((other) => other.name === connectsWith && other.connectsWith === name && other.count === count);
}

function isCountOfCots(owned: number, rooms: readonly { cots: number; count: number }[]): boolean {
  const fitOneRoom = Math.max(...rooms.map(({ cots }) => cots));
  const fitAllRooms = rooms.reduce((sum, { cots, count }) => sum + cots * count, 0);
  return fitOneRoom <= owned && owned <= fitAllRooms;
}

const month = z.int().min(1).max(12);
const years = z.int().min(0).max(OLDEST_CHILD);

/** A hotel as editors write it in `content/hotels/<id>.json`. It holds nothing that can be computed. */
export const hotelEntry = z
  .strictObject({
    id: slug.refine((id) => id !== 'hot' && id !== 'search', 'is a reserved name'),
    hot: z.boolean().default(false),
    /** The number of member families that have it on their shortlist. "Most loved" sorts by it. */
    keptBy: z.int().min(0),
    name: text(80),
    place: text(80),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    region: z.enum(regions),
    themes: z.array(z.enum(hotelThemes)).min(1).max(5),
    line: text(200),
    coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    priceFrom: z
      .array(money)
      .refine((prices) => prices.some(({ currency }) => currency === 'GBP'), 'needs a price in pounds')
      .transform(inEveryCurrency),
    childrenFrom: years,
    agesNote: text(240),
    /** The Myler who slept there: in which rooms, in which month ("2026-05"), and a sentence that only fits this hotel. */
    myler: z.strictObject({
      id: slug,
      rooms: z.array(text(80)).min(1).max(4),
      sleptIn: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      says: text(240),
    }),
    story: paragraphs(1200, 3, 3),
    foreignPhrases,
    rooms: z
      .array(
        z.strictObject({
          name: text(80),
          beds: text(160),
          sleeps: z.int().min(1).max(20),
          cots: z.int().min(0),
          connectsWith: text(80).optional(),
          count: z.int().min(1),
        }),
      )
      .min(3)
      .max(6),
    /** Rooms that are not in the table: "garden rooms for two". */
    otherRooms: z.strictObject({ count: z.int().min(1), what: text(120) }).optional(),
    access: accessEntry,
    cot: cotEntry.optional(),
    kidsClub: kidsClubEntry.optional(),
    pools: z
      .array(
        z.strictObject({
          name: text(80),
          kind: z.enum(poolKinds),
          heated: z.boolean(),
          shallowest: z.number().min(0).max(10),
          note: text(200),
        }),
      )
      .max(4),
    food: z.strictObject({ childrensSupper: text(40), paragraphs: paragraphs(700, 1, 3) }),
    allergies: allergiesEntry,
    gettingThere: z.strictObject({ airport: text(80), transfer: text(120), story: text(700) }),
    arrival: arrivalEntry,
    climate: climateEntry,
    /** What each leisure tier adds to the previous one. Dynasty has everything of Black+. */
    privileges: z.strictObject({
      travel: paragraphs(160, 1, 3),
      gold: paragraphs(160, 1, 3),
      black: paragraphs(160, 1, 3),
      'black-plus': paragraphs(160, 1, 3),
    }),
    benefits: benefitsEntry,
    seasons: z
      .array(z.strictObject({ name: text(60), months: z.array(month).min(1), note: text(240) }))
      .min(2)
      .max(4),
    bestMonths: z.array(month).min(2),
    closedMonths: z.array(month),
    loved: paragraphs(200, 3, 3),
    notFor: paragraphs(200, 1, 3),
    /** Search words that are not in the texts: "skiing", "riad". */
    alsoKnownAs: z.array(text(40)).max(12),
    /** The first is in portrait format, for cards. */
    scenes: z.array(sceneEntry).length(5),
  })
  .refine(({ rooms }) => rooms.every((room) => !room.connectsWith || isDoor(room, rooms)), {
    message:
      'a connecting door has a room on each side, both rooms name it, and there are as many of one as of the other',
    path: ['rooms'],
  })
  .refine(({ rooms, myler }) => myler.rooms.every((slept) => rooms.some(({ name }) => name === slept)), {
    message: 'the Myler slept in rooms of the table',
    path: ['myler', 'rooms'],
  })
  .refine(({ closedMonths, myler }) => !closedMonths.includes(Number(myler.sleptIn.slice(5))), {
    message: 'nobody sleeps in a hotel that is closed',
    path: ['myler', 'sleptIn'],
  })
  .refine(({ bestMonths, closedMonths }) => !bestMonths.some((best) => closedMonths.includes(best)), {
    message: 'a month cannot be both the best and closed',
    path: ['bestMonths'],
  })
  .refine(({ cot, rooms }) => isCountOfCots(cot?.count ?? 0, rooms), {
    message: 'a hotel has as many cots as fit one room, and not more than fit all rooms; without cots, none fit',
    path: ['cot'],
  })
  .refine(({ pools, access }) => (access.steps.pool === undefined) === (pools.length === 0), {
    message: 'the steps to a pool are counted if there is a pool',
    path: ['access', 'steps', 'pool'],
  });
export type HotelEntry = z.output<typeof hotelEntry>;
