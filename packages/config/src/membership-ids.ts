// Apart from the memberships with their benefits and prices, which only the pages about them need. Every page loads this.

/** Leisure and corporate memberships (docs/specification.md, sections 3 and 4). */
export const membershipCategories = ['leisure', 'corporate'] as const;
export type MembershipCategory = (typeof membershipCategories)[number];

/** The category that is shown if a visitor has chosen none. */
export const DEFAULT_CATEGORY: MembershipCategory = 'leisure';

/** The ids of the memberships, in the order of `memberships`. */
export const membershipIds = ['travel', 'gold', 'black', 'black-plus', 'dynasty-dining', 'dynasty'] as const;
export type MembershipId = (typeof membershipIds)[number];

/** What the memberships are called. */
export const membershipNames: Readonly<Record<MembershipId, string>> = {
  travel: 'Travel',
  gold: 'Gold',
  black: 'Black',
  'black-plus': 'Black+',
  'dynasty-dining': 'Dynasty Dining',
  dynasty: 'Dynasty',
};

/** One sentence about what each adds to the previous one. */
export const membershipSummaries: Readonly<Record<MembershipId, string>> = {
  travel: 'Hotel privileges for one family, and a desk that picks up the telephone.',
  gold: 'A Myler of your own, who knows your children’s ages without asking.',
  black: 'Priority at half-term, villas and trains, and planning that runs all year.',
  'black-plus': 'One private desk for every journey that three generations make.',
  'dynasty-dining': 'Tables for the people you work with, and for the families they bring.',
  dynasty: 'A travel office for a family business, from the board to the summer house.',
};

/** Codes that lower the price of a registration: our own coupons, and referral codes of members. */
export const couponKinds = ['coupon', 'referral'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Whether `value` is the id of a membership, with hyphens: "black-plus". */
export function isMembershipId(value: unknown): value is MembershipId {
  return membershipIds.some((id) => id === value);
}
