import { currencyCodes, type Money } from '@myler/config/currencies';
import { priceBandLimits, regionNames, themeNames } from '@myler/config/hotels';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import type { HotelFilter, HotelSummary } from '@myler/api-client/contract';
import { countryName } from '../words/countries.ts';
import { counted } from '../words/counts.ts';
import { monthName } from '../words/month-name.ts';
import { joinWithAnd } from '../words/lists.ts';
import { cotsInWords } from '../rooms/room-words.ts';
import type { HotelFilterName } from './hotel-filter.ts';

/** The most that a night of this price band costs, in each currency; nothing for the band without a limit. */
export function priceBandLimit(band: number): Money[] {
  return currencyCodes.flatMap((currency) => {
    const limit = priceBandLimits[currency][band - 1];
    return limit === undefined ? [] : [{ currency, amount: limit * 100 }];
  });
}

/** "1 hotel", "14 hotels". */
export const hotelsInWords = (count: number): string => counted(count, 'hotel');

/** "The Alps and the North" becomes "the Alps and the North", for use inside a sentence. */
const inSentence = (text: string) =>
  text.replace(/^(?:The|A|One|Two|Three|Four|Five|Six|Up) /, (word) => word.toLowerCase());

const hoursInWords = (hours: number) => `${inWordsUpToTwelve(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

/** The text of a filter's chip. A price has a text for each currency: `priceBandLimit`. */
export function filterInWords(filter: HotelFilter, name: HotelFilterName, inspiration?: string): string {
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
      return countryName(String(value));
    case 'region':
      return regionNames[value as keyof typeof regionNames];
    case 'month':
      return monthName(Number(value));
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
export function resultInWords(filter: HotelFilter, total: number): string {
  const features = [
    ...(filter.cots ? [filter.cots === 1 ? 'a cot' : `${inWordsUpToTwelve(filter.cots)} cots`] : []),
    ...(filter.connecting && !filter.pairs ? ['connecting rooms'] : []),
    ...(filter.pairs ? [inSentence(filterInWords(filter, 'pairs'))] : []),
    ...(filter.stepFree ? ['step-free access'] : []),
    ...(filter.kidsClub ? ['a kids’ club'] : []),
    ...(filter.pool ? ['a pool'] : []),
  ];
  const people = [
    ...(filter.adults ? [`${inWordsUpToTwelve(filter.adults)} ${filter.adults === 1 ? 'adult' : 'adults'}`] : []),
    ...(filter.ages ? [filterInWords(filter, 'ages').replace(/^[AC]/, (letter) => letter.toLowerCase())] : []),
  ];
  return [
    filter.region ? ` in ${inSentence(regionNames[filter.region])}` : '',
    features.length > 0 ? ` with ${joinWithAnd(features)}` : '',
    people.length > 0 ? ` for ${joinWithAnd(people)}` : '',
    filter.month ? `, good in ${monthName(filter.month)}` : '',
    filter.transfer ? `, ${inSentence(filterInWords(filter, 'transfer'))}` : '',
    filter.flight ? `, ${inSentence(filterInWords(filter, 'flight'))} from London` : '',
  ].reduce((sentence, part) => sentence + part, hotelsInWords(total));
}

/** The last row of a card: what parents ask about first. */
export function sleepingInWords({ sleepsTogether, cot }: Pick<HotelSummary, 'sleepsTogether' | 'cot'>): string {
  return `Sleeps ${sleepsTogether} together · ${cotsInWords(cot)}`;
}
