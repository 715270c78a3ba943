import * as z from 'zod/mini';
import { SHORTLIST_MAX, VOTER_NAME_LENGTH, voterKey } from '@myler/config/shortlist';
import { slug, timestamp } from './primitives.ts';
import { personName } from './text.ts';

const hotelIds = z.array(slug).check(z.maxLength(SHORTLIST_MAX), z.refine(hasNoRepeat, 'Name each hotel once'));

function hasNoRepeat(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** The hotels of a list that several people decide on. */
export const newSharedShortlist = z.object({ hotels: hotelIds.check(z.minLength(1)) });

/** What one person likes. It replaces what the same name liked before; without hotels the name is removed. */
export const shortlistVote = z.object({
  name: personName(
    VOTER_NAME_LENGTH,
    z.refine((name) => voterKey(name) !== '', 'Enter a name'),
  ),
  hotels: hotelIds,
  /** Whether the voter is new on the list: then the name must not be another voter's. */
  isNew: z.boolean(),
});

/** A list as everybody sees who has its link. */
export const sharedShortlist = z.object({
  hotels: z.array(slug),
  /** In the order in which they came. */
  voters: z.array(z.object({ name: z.string(), hotels: z.array(slug) })),
  expiresAt: timestamp,
});

/** A new list, with the token of its link. */
export const createdShortlist = z.extend(sharedShortlist, { token: z.string().check(z.regex(/^[\w-]{22}$/)) });

export type ShortlistVote = z.output<typeof shortlistVote>;
export type SharedShortlist = z.output<typeof sharedShortlist>;
export type CreatedShortlist = z.output<typeof createdShortlist>;
