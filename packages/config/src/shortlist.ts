import { hotelCount } from './hotel-count.gen.ts';

/** A shortlist has at most as many entries as there are hotels. */
export const SHORTLIST_MAX: number = hotelCount;

/** A list that is decided together has a place for a family and its grandparents, and no more. */
export const VOTERS_MAX = 10;

/** Characters of a voter's name. */
export const VOTER_NAME_LENGTH = 40;

/** Days for which a list can be voted on; then it is deleted, with the names. */
export const VOTING_DAYS = 60;

/**
 * What tells one voter from another: the name, without what nobody would call a difference. "Anna", " anna" and "ANNA"
 * are the same person, who comes back on another device.
 */
export function voterKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
