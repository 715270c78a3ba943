import { hotelCount } from './hotel-count.gen.ts';

/** A shortlist has at most as many entries as there are hotels. */
export const SHORTLIST_MAX: number = hotelCount;
