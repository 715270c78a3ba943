import fc from 'fast-check';
import { fewRuns } from '@myler/presets/properties';
import { expect, it } from 'vitest';
import type { ShortlistVote } from '@myler/api-client/contract';
import { VOTERS_MAX, voterKey } from '@myler/config/shortlist';
import type { Voter } from '../store/schema.ts';
import { votersAfter } from './voters.ts';

const hotels = ['a', 'b', 'c'];
const people = Array.from({ length: 13 }, (_, index) => `Voter ${index}`);
const name = fc.tuple(fc.constantFrom(...people), fc.boolean()).map(([who, loud]) => (loud ? who.toUpperCase() : who));
const vote: fc.Arbitrary<ShortlistVote> = fc.record({ name, hotels: fc.subarray(hotels), isNew: fc.boolean() });

/** Votes one after another, as the provider does: a refused one changes nothing. */
function afterAllVotes(votes: readonly ShortlistVote[]): Voter[] {
  let voters: Voter[] = [];
  for (const each of votes) {
    try {
      voters = votersAfter(voters, each);
    } catch {
      // Refused.
    }
  }
  return voters;
}

it('whatever is voted: at most ten voters, each once, each with the last of their own accepted votes', () => {
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 60 }), (votes) => {
      const voters = afterAllVotes(votes);
      expect(voters.length).toBeLessThanOrEqual(VOTERS_MAX);
      expect(new Set(voters.map((voter) => voterKey(voter.name))).size).toBe(voters.length);
      for (const { name: who, hotels: liked } of voters) {
        expect(liked.length).toBeGreaterThan(0);
        expect(votes.some((each) => each.name === who && each.hotels.join() === liked.join())).toBe(true);
      }
    }),
    fewRuns(100),
  );
});

it('whoever is on the list can always change and remove a vote, and nobody else’s changes with it', () => {
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 60 }), fc.nat(), fc.subarray(hotels), (votes, pick, liked) => {
      const voters = afterAllVotes(votes);
      const mine = voters[pick % Math.max(1, voters.length)];
      if (!mine) return;
      const after = votersAfter(voters, { name: mine.name, hotels: liked, isNew: false });
      const others = (list: readonly Voter[]) => list.filter((voter) => voter.name !== mine.name);
      expect(others(after)).toEqual(others(voters));
      expect(after.find((voter) => voter.name === mine.name)?.hotels).toEqual(liked.length > 0 ? liked : undefined);
    }),
    fewRuns(100),
  );
});
