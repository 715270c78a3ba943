/**
 * What a hotel is sorted and filtered by. The contract's schemas are built from these lists, so that a browser that reads
 * an address needs no schema.
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
export const regions = /* @__PURE__ */ Object.keys(regionNames) as Region[];

/** What a place is for, in the words of the filters and the inspirations. */
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
export const hotelThemes = /* @__PURE__ */ Object.keys(themeNames) as HotelTheme[];

/** What a night costs a family, as a step of four: from "a treat" to "once". Derived from the price in pounds. */
export const DEAREST = 4;
export const priceBands = [1, 2, 3, DEAREST] as const;
/** Up to so many pounds a night is the first, second and third step of four; what is above is the fourth. */
export const priceBandLimits = [350, 550, 800] as const;

export const sortNames = {
  loved: 'Most loved',
  name: 'Name, A to Z',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
} as const;
export type HotelSort = keyof typeof sortNames;
export const hotelSorts = /* @__PURE__ */ Object.keys(sortNames) as HotelSort[];

/** What a search finds, in the order in which an answer counts it. */
export const searchKinds = ['place', 'hotel', 'inspiration', 'article', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

// How much a filter may ask for. A constant each, so that a browser gets figures and no table of names.

/** Characters. */
export const MAX_FILTER_WORDS = 120;
/** Larger parties ask by telephone. */
export const MAX_ADULTS = 12;
export const MAX_FILTER_CHILDREN = 10;
/** Years. */
export const OLDEST_CHILD = 17;
export const MAX_COTS = 4;
