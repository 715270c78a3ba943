/** As many as there are hotels; a list that never ends is no list. */
export { hotelCount as SHORTLIST_MAX } from './hotel-count.gen.ts';
