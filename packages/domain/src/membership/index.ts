export { memberLinkOf, type MemberLink } from './member-link.ts';
export {
  toThePenny,
  tierName,
  monogramOf,
  contactInWords,
  hoursInWords,
  threeMylersInWords,
  nextYearInWords,
  noticeInWords,
  membershipStateInWords,
} from './membership-words.ts';
export { dayInLondon, firstYear, ownBenefits } from './first-year.ts';
export { ownPlaceInWords } from './own-place.ts';
export { refundInWords, refundSum } from './refund-words.ts';
export { priceTexts, pricesOf } from './prices.ts';
