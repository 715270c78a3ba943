import type { CurrencyCode } from './currencies.ts';
import type { MembershipId } from './membership-ids.ts';

/**
 * What every hotel gives from a card on. Breakfast and the upgrade are the same everywhere; the sum of the credit, the hour of the
 * check-out and the transfer differ, and are in each hotel's content.
 */
export const hotelBenefits = {
  breakfast: ['travel', 'gold', 'black', 'black-plus'],
  upgrade: ['gold', 'black', 'black-plus'],
  credit: ['gold', 'black', 'black-plus'],
  checkOut: ['black', 'black-plus'],
  /** At hotels that fetch their guests. */
  transfer: ['black-plus'],
} as const satisfies Record<string, readonly MembershipId[]>;

export type HotelBenefit = keyof typeof hotelBenefits;

/** The credit for a stay that every hotel gives at least, in whole units. Some hotel gives no more, in each currency. */
export const leastCredit: Readonly<Record<(typeof hotelBenefits.credit)[number], Record<CurrencyCode, number>>> = {
  gold: { GBP: 20, EUR: 25, USD: 30 },
  black: { GBP: 40, EUR: 50, USD: 55 },
  'black-plus': { GBP: 80, EUR: 95, USD: 105 },
};

/** The hour until which every hotel leaves a room at least. */
export const leastCheckOut: Readonly<Record<(typeof hotelBenefits.checkOut)[number], string>> = {
  black: '13:00',
  'black-plus': '16:00',
};
