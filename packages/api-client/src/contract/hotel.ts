import * as z from 'zod/mini';
import { countryCode, line, money, pageQuery, slug } from './primitives.ts';
import { picture } from './picture.ts';

/** The six regions the hotels are in (decisions, Content). */
export const regions = ['europe', 'alps-and-north', 'africa', 'indian-ocean', 'asia', 'americas'] as const;

export const hotelSummary = z.object({
  id: slug,
  name: line(80),
  /** "La Digue, Seychelles". */
  place: line(80),
  countryCode,
  region: z.enum(regions),
  /** Why a family would go, in one sentence that fits no other hotel. */
  line: line(200),
  picture,
  /** Degrees, WGS 84. */
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  /** The lowest price of a night for a family, as an indication. */
  priceFrom: z.array(money),
  connectingRooms: z.int().check(z.minimum(0)),
  cots: z.int().check(z.minimum(0)),
});

/** Who sleeps where. */
export const room = z.object({
  name: line(80),
  beds: line(160),
  sleeps: z.int().check(z.minimum(1), z.maximum(20)),
  cots: z.int().check(z.minimum(0)),
  connectsWith: z.optional(z.string()),
});

export const hotel = z.extend(hotelSummary, {
  story: z.array(z.string()),
  rooms: z.array(room),
  loved: z.array(z.string()),
  notFor: z.array(z.string()),
  pictures: z.array(picture),
});

export const hotelQuery = z.extend(pageQuery, {
  region: z.optional(z.enum(regions)),
  sort: z._default(z.enum(['loved', 'name', 'price']), 'loved'),
});

export const hotelSearchQuery = z.extend(pageQuery, { q: z.string().check(z.trim(), z.maxLength(120)) });

/** What the search bar offers while someone types (specification, section 3). */
export const searchSuggestion = z.object({
  kind: z.enum(['place', 'hotel', 'inspiration']),
  id: slug,
  label: z.string(),
  detail: z.optional(z.string()),
});

export const inspiration = z.object({ id: slug, title: line(80), line: line(200), picture, hotels: z.array(slug) });

export type HotelSummary = z.output<typeof hotelSummary>;
export type Hotel = z.output<typeof hotel>;
export type Region = (typeof regions)[number];
export type Inspiration = z.output<typeof inspiration>;
export type SearchSuggestion = z.output<typeof searchSuggestion>;
