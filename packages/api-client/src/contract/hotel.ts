import * as z from 'zod/mini';
import { inspirationKinds } from '@myler/config/hotel-kinds';
import { allergens } from '@myler/config/allergens';
import {
  hotelSorts,
  hotelThemes,
  priceBands,
  regions,
  MAX_ADULTS,
  MAX_FILTER_CHILDREN,
  MAX_COTS,
  MAX_FLIGHT_HOURS,
  MAX_PAIRS,
  transferLimits,
  MAX_FILTER_WORDS,
} from '@myler/config/hotels';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import {
  access,
  allergies,
  arrival,
  cot,
  hotelMyler,
  hotelPrivileges,
  hotelSeason,
  kidsClub,
  month,
  monthClimate,
  pool,
  room,
  years,
} from './hotel-facts.ts';
import { picture } from './picture.ts';
import { HOTEL_ID } from '@myler/config/slug';
import { foreignPhrase, countryCode, flag, money, pageQuery, slug } from './primitives.ts';
import { format, singleLine } from './text.ts';

/** From 1, "a treat", to 4, "once". */
export const priceBand = z.literal(priceBands);

const hotelId = z.string().check(z.regex(HOTEL_ID));

/** A hotel as lists and maps show it. */
export const hotelSummary = z.object({
  id: hotelId,
  name: singleLine(80),
  /** "La Digue, Seychelles". */
  place: singleLine(80),
  countryCode,
  region: z.enum(regions),
  /** Why a family would go, in one sentence that fits no other hotel. */
  line: singleLine(200),
  picture,
  /** Degrees, WGS 84. */
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  /** The lowest price of a family's night, in each currency. It is indicative. */
  priceFrom: z.array(money),
  priceBand,
  themes: z.array(z.enum(hotelThemes)),
  /** The number of pairs of rooms with a connecting door. */
  connectingPairs: z.int().check(z.minimum(0)),
  /** The number of cots that fit in all rooms of the table together. */
  cots: z.int().check(z.minimum(0)),
  /** The largest number of people that one room or two connecting rooms sleep. */
  sleepsTogether: z.int().check(z.minimum(1)),
  /** The youngest child that is welcome, in years. */
  childrenFrom: years,
  /** The best months for families, 1 to 12. */
  bestMonths: z.array(month),
  /** Months in which the hotel is closed. */
  closedMonths: z.array(month),
  kidsClub: z.boolean(),
  /** The ages of the club, both included, if there is a club. */
  clubAges: z.optional(z.object({ from: years, to: years })),
  pool: z.boolean(),
  access,
  /** Missing if the hotel has no cots. */
  cot: z.optional(cot),
  /** What the kitchen cooks without for a child with an allergy. */
  cooksWithout: z.array(z.enum(allergens)),
  /** Minutes from the airport, by all means of transport together. */
  transferMinutes: z.int().check(z.minimum(1)),
  /** Scheduled minutes in the air from London, all flights together. 0 if nobody flies there from London. */
  flightMinutes: z.int().check(z.minimum(0)),
  /** The number of changes between flights. */
  flightStops: z.int().check(z.minimum(0)),
});

/** What a comparison of hotels says beyond their summaries. */
export const hotelComparison = z.object({
  kidsClub: z.optional(z.pick(kidsClub, { name: true, fromAge: true, toAge: true, hours: true })),
  pools: z.array(z.pick(pool, { kind: true, heated: true, shallowest: true })),
  childrensSupper: singleLine(40),
  airport: singleLine(80),
  transfer: singleLine(120),
  /** The number of all rooms. */
  rooms: z.int().check(z.minimum(1)),
  /** For whom the hotel is perhaps not: the first reason, if there is one. */
  notFor: z.optional(z.string()),
});

/** A hotel with everything that its page shows. */
export const hotel = z.extend(hotelSummary, {
  story: z.array(z.string()),
  foreignPhrases: z.optional(z.array(foreignPhrase)),
  rooms: z.array(room),
  /** The hotel's other rooms, which are not in `rooms`. */
  otherRooms: z.optional(z.object({ count: z.int().check(z.minimum(1)), what: singleLine(120) })),
  agesNote: singleLine(240),
  myler: z.optional(hotelMyler),
  kidsClubDetails: z.optional(kidsClub),
  pools: z.array(pool),
  food: z.object({ childrensSupper: singleLine(40), paragraphs: z.array(z.string()) }),
  /** How somebody who cannot climb steps gets about, in one sentence. */
  accessNote: singleLine(240),
  allergies,
  gettingThere: z.object({ airport: singleLine(80), transfer: singleLine(120), story: z.string() }),
  arrival,
  /** From January to December. */
  climate: z.array(monthClimate),
  privileges: z.array(hotelPrivileges),
  seasons: z.array(hotelSeason),
  loved: z.array(z.string()),
  notFor: z.array(z.string()),
  pictures: z.array(picture),
});

const numberInRange = (from: number, to: number) => z.coerce.number().check(z.int(), z.minimum(from), z.maximum(to));

/** Every part is optional. A hotel must meet all parts that are set. The page's address has the same parameters. */
export const hotelFilter = z.object({
  q: z.optional(singleLine(MAX_FILTER_WORDS, 0)),
  region: z.optional(z.enum(regions)),
  country: z.optional(countryCode),
  theme: z.optional(z.enum(hotelThemes)),
  inspiration: z.optional(slug),
  /** A best month, 1 to 12, in which the hotel is open. */
  month: z.optional(numberInRange(1, 12)),
  adults: z.optional(numberInRange(1, MAX_ADULTS)),
  /** Ages of the children in years, as "0,4,9". */
  ages: z.optional(format(new RegExp(`^\\d{1,2}(,\\d{1,2}){0,${MAX_FILTER_CHILDREN - 1}}$`))),
  /** The minimum number of cots in one room. */
  cots: z.optional(numberInRange(1, MAX_COTS)),
  /** Connecting rooms. With a party, two connecting rooms that hold all of it. */
  connecting: z.optional(flag),
  /** The minimum number of pairs of connecting rooms. It includes `connecting`. */
  pairs: z.optional(numberInRange(1, MAX_PAIRS)),
  /** No step to the entrance, to a room and to its bathroom. */
  stepFree: z.optional(flag),
  /** A club for all children of `ages` who need one, or any club. */
  kidsClub: z.optional(flag),
  pool: z.optional(flag),
  /** The longest transfer from the airport, in minutes. */
  transfer: z.optional(
    z.coerce.number().check(z.refine((minutes) => transferLimits.some((limit) => limit === minutes))),
  ),
  /** The longest flight from London, in hours in the air. A hotel that nobody flies to from London has none. */
  flight: z.optional(numberInRange(1, MAX_FLIGHT_HOURS)),
  /** The highest price band. */
  price: z.optional(numberInRange(1, priceBands.length)),
  /** Only hotels with these ids, as in a shortlist: "dar-zahra,maison-palmier". */
  ids: z.optional(format(new RegExp(`^[a-z0-9-]+(,[a-z0-9-]+){0,${SHORTLIST_MAX - 1}}$`))),
});

/** Which hotels to list, in which order, and which page of the list. */
export const hotelQuery = z.extend(pageQuery, {
  ...hotelFilter.shape,
  sort: z._default(z.enum(hotelSorts), 'loved'),
  /** Whether each hotel has its `comparison` too. */
  comparison: z.optional(flag),
});

/** The position of a hotel, for a map of all results. */
export const hotelPoint = z.object({
  id: hotelId,
  name: singleLine(80),
  place: singleLine(80),
  coordinates: hotelSummary.shape.coordinates,
});

/**
 * A list of hotels, with facets (how many hotels each value of a filter would give), with all results as points (the
 * 500 most loved, if there are more), and with suggestions for an empty result.
 */
export const hotelList = z.object({
  items: z.array(z.extend(hotelSummary, { comparison: z.optional(hotelComparison) })),
  total: z.int().check(z.minimum(0)),
  facets: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    }),
  ),
  points: z.array(hotelPoint),
  /** For an empty result: filters, and how many hotels there would be without each. The largest number is first. */
  dropToFind: z.array(z.object({ filter: z.string(), count: z.int() })),
});

/** A feeling or a moment of a family, with the hotels that suit it. */
export const inspiration = z.object({
  id: slug,
  title: singleLine(80),
  kind: z.enum(inspirationKinds),
  line: singleLine(200),
  /** Two or three paragraphs. */
  story: z.array(z.string()),
  picture,
  hotels: z.array(slug),
});

export type HotelSummary = z.output<typeof hotelSummary>;
export type HotelComparison = z.output<typeof hotelComparison>;
export type Hotel = z.output<typeof hotel>;
export type HotelMyler = z.output<typeof hotelMyler>;
export type Room = z.output<typeof room>;
export type HotelFilter = z.output<typeof hotelFilter>;
export type HotelQuery = z.output<typeof hotelQuery>;
export type HotelList = z.output<typeof hotelList>;
export type HotelPoint = z.output<typeof hotelPoint>;
export type Inspiration = z.output<typeof inspiration>;
