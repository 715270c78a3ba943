import { currencyCodes, type Money } from '@myler/config/currencies';
import { priceBandLimits, regionNames, themeNames } from '@myler/config/hotels';
import { monthNames } from '@myler/config/months';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import type { HotelFilter, HotelSummary } from '@myler/api-client/contract';
import { joinWithAnd } from '@myler/domain/words';
import { cotsInWords } from '../../data/room-words.ts';
import type { FilterName } from './hotel-filter.ts';

/** The most that a night of this price band costs, in each currency; nothing for the band without a limit. */
export function priceLimit(band: number): Money[] {
  return currencyCodes.flatMap((currency) => {
    const limit = priceBandLimits[currency][band - 1];
    return limit === undefined ? [] : [{ currency, amount: limit * 100 }];
  });
}

export const hotelCountText = (count: number) => `${count} ${count === 1 ? 'hotel' : 'hotels'}`;

/** "The Alps and the North" becomes "the Alps and the North", for use inside a sentence. */
const inSentence = (text: string) =>
  text.replace(/^(?:The|A|One|Two|Three|Four|Five|Six|Up) /, (word) => word.toLowerCase());

const hoursInWords = (hours: number) => `${inWordsUpToTwelve(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

/** The text of a filter's chip. A price has a text for each currency: `FilterLabel`. */
export function filterLabel(filter: HotelFilter, name: FilterName, inspiration?: string): string {
  const value = filter[name];
  switch (name) {
    case 'q':
      return `“${value}”`;
    case 'ids':
      return `A list of ${inWordsUpToTwelve(String(value).split(',').length)}`;
    case 'inspiration':
      return inspiration ?? 'An inspiration';
    case 'theme':
      return themeNames[value as keyof typeof themeNames];
    case 'country':
      return new Intl.DisplayNames('en-GB', { type: 'region' }).of(String(value)) ?? String(value);
    case 'region':
      return regionNames[value as keyof typeof regionNames];
    case 'month':
      return monthNames[Number(value) - 1] ?? '';
    case 'adults':
      return `${capitalised(inWordsUpToTwelve(Number(value)))} ${Number(value) === 1 ? 'adult' : 'adults'}`;
    case 'ages':
      return `${String(value).includes(',') ? 'Children' : 'A child'} of ${joinWithAnd(String(value).split(','))}`;
    case 'cots':
      return Number(value) === 1
        ? 'A cot in the room'
        : `${capitalised(inWordsUpToTwelve(Number(value)))} cots in one room`;
    case 'connecting':
      return 'Connecting rooms';
    case 'pairs':
      return Number(value) === 1
        ? 'A pair of connecting rooms'
        : `${capitalised(inWordsUpToTwelve(Number(value)))} pairs of connecting rooms`;
    case 'stepFree':
      return 'Step-free';
    case 'transfer':
      return `Up to ${value} minutes from the airport`;
    case 'flight':
      return `Up to ${hoursInWords(Number(value))} in the air`;
    case 'kidsClub':
      return 'Kids’ club';
    case 'pool':
      return 'A pool';
    default:
      return 'Any price';
  }
}

/** What was found, except the price: "14 hotels in Asia with connecting rooms, good in October". */
export function resultSentence(filter: HotelFilter, total: number): string {
  const features = [
    ...(filter.cots ? [filter.cots === 1 ? 'a cot' : `${inWordsUpToTwelve(filter.cots)} cots`] : []),
    ...(filter.connecting && !filter.pairs ? ['connecting rooms'] : []),
    ...(filter.pairs ? [inSentence(filterLabel(filter, 'pairs'))] : []),
    ...(filter.stepFree ? ['step-free access'] : []),
    ...(filter.kidsClub ? ['a kids’ club'] : []),
    ...(filter.pool ? ['a pool'] : []),
  ];
  const people = [
    ...(filter.adults ? [`${inWordsUpToTwelve(filter.adults)} ${filter.adults === 1 ? 'adult' : 'adults'}`] : []),
    ...(filter.ages ? [filterLabel(filter, 'ages').replace(/^[AC]/, (letter) => letter.toLowerCase())] : []),
  ];
  return [
    filter.region ? ` in ${inSentence(regionNames[filter.region])}` : '',
    features.length > 0 ? ` with ${joinWithAnd(features)}` : '',
    people.length > 0 ? ` for ${joinWithAnd(people)}` : '',
    filter.month ? `, good in ${monthNames[filter.month - 1]}` : '',
    filter.transfer ? `, ${inSentence(filterLabel(filter, 'transfer'))}` : '',
    filter.flight ? `, ${inSentence(filterLabel(filter, 'flight'))} from London` : '',
  ].reduce((sentence, part) => sentence + part, hotelCountText(total));
}

/** The last row of a card: what parents ask about first. */
export function sleepingSummary({ sleepsTogether, cot }: Pick<HotelSummary, 'sleepsTogether' | 'cot'>): string {
  return `Sleeps ${sleepsTogether} together · ${cotsInWords(cot)}`;
}
