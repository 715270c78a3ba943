import type { HotelTheme, Region } from '@myler/config/hotels';
import type { CurrencyCode } from '@myler/config/currencies';

/** What a hotel must have, as it can be checked by its facts. */
export type Need =
  | { kind: 'access'; level: 'step-free' | 'wheelchair' | 'lift' }
  | { kind: 'steps'; most: number }
  | { kind: 'ages'; ages: number[] }
  | { kind: 'adults'; count: number }
  | { kind: 'children'; count: number }
  | { kind: 'people'; count: number }
  /** A club for each of these ages; any club without them. */
  | { kind: 'club'; ages: number[] }
  | { kind: 'cots'; count: number }
  | { kind: 'connecting' }
  /** Good in one of these months. `name` is what was typed, if it was not a month: "summer". */
  | { kind: 'months'; months: number[]; name?: string }
  /** The sea is warm. */
  | { kind: 'sea' }
  /** The days are not too hot. */
  | { kind: 'heat' }
  /** One of these countries. */
  | { kind: 'country'; codes: string[] }
  | { kind: 'region'; region: Region; part?: 'alps' | 'north' }
  | { kind: 'theme'; theme: HotelTheme }
  /** From London, in minutes. */
  | { kind: 'flight'; most: number }
  /** A flight from London without a stop. */
  | { kind: 'direct' }
  /** From the airport, in minutes. */
  | { kind: 'transfer'; most: number }
  /** A family's night, in whole units of the currency. */
  | { kind: 'price'; most: number; currency: CurrencyCode }
  | { kind: 'pool'; which: PoolWish[] }
  /** A hotel without it. */
  | { kind: 'lacks'; what: 'pool' | 'club' }
  | { kind: 'allergy'; allergen: string }
  | { kind: 'dogs' };

export type NeedKind = Need['kind'];

/** One pool must have all of these. */
export type PoolWish = 'heated' | 'indoor' | 'outdoor' | 'sea' | 'toddlers';

/** A part of the query: offsets in what was typed. */
export type Span = readonly [start: number, end: number];

export interface FoundNeed {
  need: Need;
  /** Where it was typed. Two ages are one need, although other words may be between them. */
  spans: Span[];
}

/** A word that no need explains. It is looked for in the texts. */
export interface LeftWord {
  /** Lower case, without accents. Several words if they only mean something together: "hearing loop". */
  word: string;
  typed: string;
  span: Span;
  /** Words of safety and access: neither their stems nor words that are spelled like them count. */
  isExact: boolean;
}

export interface ReadQuery {
  needs: FoundNeed[];
  left: LeftWord[];
  /** `left`, and the words that name a subject although a need explains them: pages and articles are found by them. */
  topics: LeftWord[];
  /** What was typed and can neither be checked by facts nor looked for in texts: "not too hot". */
  unreadable: string[];
}
