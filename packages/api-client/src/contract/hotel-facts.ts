import * as z from 'zod/mini';
import { allergens } from '@myler/config/allergens';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { poolKinds, transports } from '@myler/config/hotel-kinds';
import { membershipId } from './membership.ts';
import { money, slug } from './primitives.ts';
import { singleLine } from './text.ts';

const count = z.int().check(z.minimum(0));
/** The number of a month. January is 1. */
export const month = z.int().check(z.minimum(1), z.maximum(12));
/** The age of a child. */
export const years = z.int().check(z.minimum(0), z.maximum(OLDEST_CHILD));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The number of steps on the easiest way from where the car or boat stops. 0 is step-free. */
export const steps = z.object({
  /** To the entrance. */
  entrance: count,
  /** From the entrance to the room that is easiest to reach. */
  room: count,
  /** From that room to its shower or bath. */
  bathroom: count,
  /** To the water. Null without a pool. */
  pool: z.nullable(count),
});

/** How far somebody gets who cannot climb steps. */
export const access = z.object({
  steps,
  /** The most steps in one place that a guest may meet, and where: "from the walls down to the bay". */
  longestFlight: z.optional(z.object({ steps: count, where: singleLine(80) })),
  lift: z.boolean(),
  adaptedRooms: count,
  /** Whether there is no step to the entrance, to a room and to its bathroom. It follows from `steps`. */
  stepFree: z.boolean(),
});

/** The hotel's cots. */
export const cot = z.object({
  /** Centimetres. */
  length: count,
  width: count,
  /** The number of cots that the hotel has. */
  count,
  /** The number of cots that fit the room with most space for them. It follows from the rooms. */
  mostInRoom: count,
});

/** Hours of a children's club for some ages. Both ages are included. */
export const clubSession = z.object({
  fromAge: years,
  toAge: years,
  /** "09:00". Both are missing if there is no fixed hour; then `when` says when it is. */
  from: z.optional(time),
  to: z.optional(time),
  /** "Monday to Saturday", "if it blows". */
  when: singleLine(60),
});

/** A children’s club. The ages are in years, both included, and follow from the sessions. */
export const kidsClub = z.object({
  name: singleLine(80),
  fromAge: years,
  toAge: years,
  /** The hours in words: "Daily, 9:00–12:00; 14:30–16:30 if it blows". */
  hours: singleLine(80),
  sessions: z.array(clubSession),
  note: singleLine(240),
});

/** What the kitchen does about allergies. It promises nothing about an allergen that is not in `without`. */
export const allergies = z.object({
  without: z.array(z.enum(allergens)),
  how: singleLine(240),
  /** Whom a family tells. */
  tell: singleLine(60),
  /** How many days before the journey. */
  daysAhead: count,
});

/** A part of the way from the airport. */
export const transferLeg = z.object({ by: z.enum(transports), minutes: z.int().check(z.minimum(1)) });

/** The facts of a journey from London. */
export const arrival = z.object({
  /** The airport that the transfer begins at. */
  airport: z.object({
    name: singleLine(60),
    /** IATA. */
    code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  legs: z.array(transferLeg),
  /** The number of child seats that are fitted when they are asked for. */
  carSeats: z.object({ infant: count, toddler: count, booster: count }),
});

/** A usual month. */
export const monthClimate = z.object({
  month,
  /** Degrees Celsius. Null for a hotel that is not by the sea. */
  sea: z.nullable(z.int()),
  /** The average of each day's highest temperature, in degrees Celsius. */
  high: z.int(),
  /** Days on which it rains or snows. */
  rainDays: count,
});

/** A kind of room. */
export const room = z.object({
  name: singleLine(80),
  /** "A double, and two bunks behind a curtain". */
  beds: singleLine(160),
  /** Children and adults together, without those in cots. */
  sleeps: z.int().check(z.minimum(1), z.maximum(20)),
  /** Cots that fit beside the beds. */
  cots: z.int().check(z.minimum(0)),
  /** The name of the room behind the connecting door. */
  connectsWith: z.optional(singleLine(80)),
  /** The number of such rooms in the hotel. */
  count: z.int().check(z.minimum(1)),
});

/** A pool of a hotel. */
export const pool = z.object({
  name: singleLine(80),
  kind: z.enum(poolKinds),
  heated: z.boolean(),
  /** Metres at the shallow end. */
  shallowest: z.number(),
  note: singleLine(200),
});

/** A season, and what it means for a family. */
export const hotelSeason = z.object({ name: singleLine(60), months: z.array(month), note: singleLine(240) });

/** What a membership adds at this hotel. Each tier includes the previous ones. */
export const hotelPrivileges = z.object({
  membershipId,
  items: z.array(singleLine(160)),
  /** Off the bill of each stay, in each currency. In place of the credit of the previous tier. */
  credit: z.optional(z.array(money)),
  /** The hour until which the room is kept on the last day, as "15:00". */
  checkOut: z.optional(time),
  /** Whether the way from the airport and back is included. Missing where the tier never includes it. */
  transfer: z.optional(z.boolean()),
});

/** The Myler who knows a hotel from having slept there. */
export const hotelMyler = z.object({
  id: slug,
  name: singleLine(80),
  city: singleLine(80),
  languages: z.array(z.string()),
  monogram: singleLine(4),
  /** Names of `rooms` of the hotel. */
  rooms: z.array(singleLine(80)).check(z.minLength(1)),
  /** The month of the latest stay, as "2026-05". */
  sleptIn: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** One sentence about this hotel in their own words, without quotation marks around it. */
  says: singleLine(240),
});
