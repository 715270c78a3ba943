import type { CurrencyCode } from './currencies.ts';

/**
 * The values by which hotels are sorted and filtered. The contract's schemas are built from these lists, so that a
 * browser can read an address without schemas.
 */

/** The six regions the hotels are in (docs/product-decisions.md, Content). */
export const regionNames = {
  europe: 'Europe',
  'alps-and-north': 'The Alps and the North',
  africa: 'Africa',
  'indian-ocean': 'The Indian Ocean',
  asia: 'Asia',
  americas: 'The Americas',
} as const;
export type Region = keyof typeof regionNames;
/** The ids of the regions, in the order of the filter. */
export const regions = /* @__PURE__ */ Object.keys(regionNames) as Region[];

/** The themes of hotels, with the texts of the filters and the inspirations. */
export const themeNames = {
  beach: 'By a beach',
  island: 'On an island',
  snow: 'In snow',
  mountains: 'In the mountains',
  lake: 'By a lake',
  city: 'In a city',
  countryside: 'In the country',
  desert: 'In the desert',
  safari: 'On safari',
  forest: 'In a forest',
  food: 'For the food',
  spa: 'With a spa',
  train: 'By train',
  culture: 'With much to see',
} as const;
export type HotelTheme = keyof typeof themeNames;
/** The ids of the themes, in the order of the filter. */
export const hotelThemes = /* @__PURE__ */ Object.keys(themeNames) as HotelTheme[];

/** The highest of the four price bands of a night, from "a treat" to "once". They follow the price in pounds. */
export const HIGHEST_PRICE_BAND = 4;
/** The price bands, from the lowest. */
export const priceBands = [1, 2, 3, HIGHEST_PRICE_BAND] as const;
/**
 * The upper limits of the first three price bands, in whole units a night. Higher prices are in the fourth. The bands
 * follow the price in pounds; the limits in other currencies are the round sums that divide the hotels in the same way
 * (a test of the provider compares every hotel).
 */
export const priceBandLimits: Readonly<Record<CurrencyCode, readonly [number, number, number]>> = {
  GBP: [350, 550, 800],
  EUR: [400, 640, 950],
  USD: [425, 700, 1000],
};

/** The orders of a list of hotels, with the texts of the select. */
export const sortNames = {
  loved: 'Most loved',
  name: 'Name, A to Z',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
} as const;
export type HotelSort = keyof typeof sortNames;
/** The orders of a list, the default first. */
export const hotelSorts = /* @__PURE__ */ Object.keys(sortNames) as HotelSort[];

/** The kinds of search results, in the order of a response's counts. */
export const searchKinds = ['place', 'hotel', 'inspiration', 'article', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

// The limits of a filter. Each is a constant, so that a browser downloads only the numbers it needs.

/** The length of the words in a filter or a search, in characters. */
export const MAX_FILTER_WORDS = 120;
/** The number of adults that a filter can ask for. Larger parties book by telephone. */
export const MAX_ADULTS = 12;
/** The number of children that a filter can ask for. */
export const MAX_FILTER_CHILDREN = 10;
/** The age of the oldest child that a filter can ask for, in years. */
export const OLDEST_CHILD = 17;
/** The number of cots that a filter can ask for. */
export const MAX_COTS = 4;
/** The number of pairs of connecting rooms that a filter can ask for. */
export const MAX_PAIRS = 4;
/** The longest flights from London that a filter can ask for, in hours. The longest of all takes eighteen. */
export const MAX_FLIGHT_HOURS = 18;
/** The longest transfers that a filter can ask for, in minutes. */
export const transferLimits = [60, 90, 120] as const;
