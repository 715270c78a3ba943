import * as z from 'zod/mini';
import { MAX_FILTER_WORDS, searchKinds } from '@myler/config/hotels';
import { hotelSummary } from './hotel.ts';
import { picture } from './picture.ts';
import { flag, pageQuery } from './primitives.ts';
import { format, singleLine } from './text.ts';

/** A search by words, for all kinds of results or some. */
export const hotelSearchQuery = z.extend(pageQuery, {
  q: singleLine(MAX_FILTER_WORDS, 0),
  /** Only these kinds: "place,hotel". */
  kinds: z.optional(format(/^[a-z]+(,[a-z]+){0,4}$/)),
  /** The visitor is still typing: the last word may go on, although it is a word already. */
  typing: z.optional(flag),
});

/** A search result, and why it matches. */
export const searchHit = z.object({
  kind: z.enum(searchKinds),
  /**
   * The id of a hotel or an inspiration, the slug of an article, the path of a page without its first slash
   * ("faq#how-do-i-leave"), or the query of a place ("country=SC").
   */
  id: z.string(),
  label: singleLine(160),
  detail: z.optional(singleLine(300)),
  /** Why it matches: "Mentions connecting rooms", "In the Seychelles". */
  reason: singleLine(200),
  picture: z.optional(picture),
  hotel: z.optional(hotelSummary),
});

/** A part of a search that was understood, with the searches that differ from this one only in it. */
export const understoodNeed = z.object({
  /** What it is about: "Flight". */
  label: singleLine(40),
  /** "6 hours from London at most". */
  value: singleLine(200),
  /** How many hotels meet it, whatever else was asked for. Missing for words of a text. */
  hotels: z.optional(z.int().check(z.minimum(0))),
  /** The search without it; empty if nothing is left. */
  without: z.string(),
  /** How many hotels meet all other parts. */
  hotelsWithout: z.int().check(z.minimum(0)),
  /** The search with another value in its place. */
  alternatives: z.array(z.object({ value: singleLine(200), q: z.string() })),
});

/**
 * The results of all kinds together, best first, and the number of results of each kind. Only the first 300 can be
 * paged through.
 */
export const searchResponse = z.object({
  items: z.array(searchHit),
  total: z.int().check(z.minimum(0)),
  counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.int() })),
  /** Every hotel in `items` meets all of these by its facts, unless its name was typed. */
  understood: z.array(understoodNeed),
  /** Words that no fact and no text of ours knows. They are left out. `instead` is a search with a word that we know. */
  unknown: z.array(z.object({ words: singleLine(160), without: z.string(), instead: z.optional(z.string()) })),
  /** Words that were taken for typing errors. */
  corrected: z.array(z.object({ typed: singleLine(160), readAs: z.array(z.string()) })),
  /** Whether nothing has all of the words, so that `items` have most of them. */
  isPartial: z.boolean(),
});

export type SearchHit = z.output<typeof searchHit>;
export type SearchResponse = z.output<typeof searchResponse>;
