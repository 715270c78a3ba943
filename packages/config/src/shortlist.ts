/** A shortlist has at most as many entries as there are hotels. */
export { hotelCount as SHORTLIST_MAX } from './hotel-count.gen.ts';
