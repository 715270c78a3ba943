import { inWordsUpToTwelve } from '@myler/config/numbers';
import { joinWithAnd } from '../words/lists.ts';
import type { SharedShortlist } from '@myler/api-client/contract';

interface NamedHotel {
  id: string;
  name: string;
}

/** What the voters agree on, in a sentence. */
export function agreementInWords(hotels: readonly NamedHotel[], voters: SharedShortlist['voters']): string {
  if (voters.length === 0) return 'Nobody has chosen yet.';
  const heartsOf = (id: string) => voters.filter((voter) => voter.hotels.includes(id)).length;
  const most = Math.max(...hotels.map(({ id }) => heartsOf(id)), 0);
  const leading = joinWithAnd(hotels.filter(({ id }) => heartsOf(id) === most).map(({ name }) => name));
  const [first] = voters;
  if (voters.length === 1) return `So far only ${first?.name} has chosen: ${leading}.`;
  if (most === voters.length) return `${everyoneInWords(voters.length)} like ${leading}.`;
  if (most <= 1) return 'No two of you like the same hotel yet.';
  return `No hotel has every heart yet. Closest: ${leading}, with ${inWordsUpToTwelve(most)} of ${inWordsUpToTwelve(voters.length)}.`;
}

/** "Both of you", "All three of you". */
export const everyoneInWords = (count: number) =>
  count === 2 ? 'Both of you' : `All ${inWordsUpToTwelve(count)} of you`;
