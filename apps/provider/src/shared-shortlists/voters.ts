import type { ShortlistVote } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { VOTERS_MAX, voterKey } from '@myler/config/shortlist';
import type { Voter } from '../store/schema.ts';

/**
 * The voters after a vote. It replaces the vote of the same name, in its place; a vote for nothing removes the name, so
 * that a mistyped one keeps no place.
 *
 * @throws {Problem} 409 `voter-name-taken`, `shortlist-full`
 */
export function votersAfter(voters: readonly Voter[], { name, hotels, isNew }: ShortlistVote): Voter[] {
  const place = voters.findIndex((voter) => voterKey(voter.name) === voterKey(name));
  if (place >= 0 && isNew)
    throw new Problem(409, 'Somebody on this list already has this name.', { code: 'voter-name-taken' });
  if (hotels.length === 0) return voters.filter((_, index) => index !== place);
  if (place >= 0) return voters.with(place, { name, hotels });
  if (voters.length >= VOTERS_MAX)
    throw new Problem(409, `${VOTERS_MAX} people have chosen on this list, and it takes no more.`, {
      code: 'shortlist-full',
    });
  return [...voters, { name, hotels }];
}
