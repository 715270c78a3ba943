export {
  toThePenny,
  tierName,
  monogramOf,
  nextYearInWords,
  noticeInWords,
  membershipStateInWords,
} from './membership-words.ts';
export { priceTexts, pricesOf } from './prices.ts';
