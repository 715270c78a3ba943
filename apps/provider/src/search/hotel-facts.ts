import { monthName } from '@myler/domain/words';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { roomFigures } from '../hotels/room-figures.ts';

/** A fact about a hotel: the words that find it, and the phrase that states it in a reason. */
export interface Fact {
  words: string;
  phrase: string;
}

/** What parents ask first. Only facts that are true are included, so a hotel without a pool is not found by "pool". */
export function factsOf(hotel: HotelEntry): Fact[] {
  const { connectingPairs, cots } = roomFigures(hotel.rooms);
  const facts: [boolean, string, string][] = [
    [connectingPairs > 0, 'connecting interconnecting adjoining communicating rooms doors', 'connecting rooms'],
    [cots > 0, 'cot cots crib cribs', 'cots'],
    [hotel.kidsClub !== undefined, 'kids club children’s club childcare', 'a kids’ club'],
    [hotel.pools.some(({ heated }) => heated), 'heated pool pools', 'a heated pool'],
    [hotel.pools.some(({ kind }) => kind === 'indoor'), 'indoor pool pools', 'an indoor pool'],
    [
      hotel.pools.some(({ kind }) => kind === 'toddlers'),
      'toddlers toddler paddling pool pools',
      'a pool for toddlers',
    ],
    [hotel.pools.length > 0, 'pool pools swimming', 'a pool'],
    [hotel.childrenFrom === 0, 'baby babies infant infants newborn', 'a welcome for babies'],
  ];
  return facts.flatMap(([isTrue, words, phrase]) => (isTrue ? [{ words, phrase }] : []));
}

/** The hotel's best months. */
export function monthFacts({ bestMonths }: HotelEntry): Fact[] {
  return bestMonths.map((month) => {
    const name = monthName(month);
    return { words: name, phrase: `in ${name}` };
  });
}
