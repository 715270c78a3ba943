// Apart from the memberships, whose texts only the pages about them need. Every page loads this.

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

/** Codes that lower the price of a registration: our own coupons, and referral codes of members. */
export const couponKinds = ['coupon', 'referral'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Whether `value` is the id of a membership, with hyphens: "black-plus". */
export function isMembershipId(value: unknown): value is MembershipId {
  return membershipIds.some((id) => id === value);
}
