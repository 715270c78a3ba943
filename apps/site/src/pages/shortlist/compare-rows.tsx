import type { PoolKind } from '@myler/config/hotel-kinds';
import type { HotelComparison, HotelSummary } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { capitalised } from '@myler/config/numbers';
import type { CompareCell, CompareRow } from '@myler/ui/compare-table';
import { Price } from '@myler/ui/price';
import { priceTexts } from '@myler/domain/membership';
import { pairsInWords } from '@myler/domain/rooms';
import { FitLine } from '../../features/hotels/FitLine.tsx';
import {
  accessInWords,
  cookedWithoutInWords,
  cotsPerRoomInWords,
  cotsWithSizeInWords,
  flightInWords,
} from '@myler/domain/hotels';
import { monthsInWords } from '@myler/domain/words';

export type ComparedHotel = HotelSummary & { comparison: HotelComparison };

type Fact = [label: string, of: (hotel: ComparedHotel) => CompareCell];

/** The facts that parents compare, in the order in which they ask. */
const facts: Fact[] = [
  ['A night, from', priceOf],
  ['Best in', ({ bestMonths }) => monthsInWords(bestMonths)],
  ['Closed in', ({ closedMonths }) => (closedMonths.length > 0 ? monthsInWords(closedMonths) : 'Never')],
  ['Children welcome', ({ childrenFrom }) => (childrenFrom === 0 ? 'From birth' : `From ${childrenFrom} years`)],
  ['Sleeps together', ({ sleepsTogether }) => `${sleepsTogether} in one room, or two that connect`],
  ['Connecting rooms', ({ connectingPairs }) => pairsInWords(connectingPairs) ?? 'None'],
  ['Cots', (hotel) => (hotel.cot ? `${cotsWithSizeInWords(hotel)}. ${cotsPerRoomInWords(hotel.cot)}` : 'None')],
  ['Steps', accessInWords],
  ['Lift', ({ access }) => (access.lift ? 'Yes' : 'None')],
  ['Allergies', ({ cooksWithout }) => cookedWithoutInWords(cooksWithout)],
  ['Kids’ club', clubOf],
  ['Pools', poolsOf],
  ['Children’s supper', ({ comparison }) => comparison.childrensSupper],
  ['Airport', ({ comparison }) => comparison.airport],
  ['From there', ({ comparison }) => comparison.transfer],
  ['From London', flightInWords],
  ['Rooms in all', ({ comparison }) => String(comparison.rooms)],
  ['Perhaps not for', ({ comparison }) => comparison.notFor ?? 'Nobody we can think of'],
];

/** @param forFamily whether the visitor's family is known, for a first row about it */
export function compareRows(hotels: readonly ComparedHotel[], forFamily = false): CompareRow[] {
  const rows: Fact[] = forFamily ? [['For your family', fitOf], ...facts] : facts;
  return rows.map(([label, of]) => ({ id: label, label, cells: hotels.map(of) }));
}

/** Never alike, so that it stays in sight (`features/fit/show-fit.ts` fills it). */
const fitOf = ({ id }: ComparedHotel): CompareCell => ({ text: id, shown: <FitLine hotelId={id} /> });

function priceOf({ priceFrom }: ComparedHotel): CompareCell {
  return {
    text: priceFrom.map((money) => formatMoney(money)).join(),
    shown: <Price prices={priceTexts(priceFrom)} />,
  };
}

function clubOf({ comparison: { kidsClub: club } }: ComparedHotel): string {
  return club ? `${club.name}, ${club.fromAge} to ${club.toAge} years, ${club.hours}` : 'None';
}

const kindsOfPool: Record<PoolKind, string> = {
  outdoor: 'outdoor',
  indoor: 'indoor',
  toddlers: 'for toddlers',
  sea: 'sea water',
};

function poolsOf({ comparison: { pools } }: ComparedHotel): string {
  if (pools.length === 0) return 'None';
  const words = pools.map(({ kind, heated, shallowest }) =>
    [kindsOfPool[kind], ...(heated ? ['heated'] : []), `from ${shallowest} m deep`].join(', '),
  );
  return capitalised(words.join('; '));
}
