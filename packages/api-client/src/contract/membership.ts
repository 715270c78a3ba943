import * as z from 'zod/mini';
import {
  couponKinds,
  membershipCategories,
  membershipIds,
  type MembershipCategory,
  type MembershipId,
} from '@myler/config/membership-ids';
import { money } from './primitives.ts';
import { typedCode } from './text.ts';

/**
 * The provider's API spells ids and categories as the specification does (section 3). The codecs decode both spellings
 * and encode the API's, so that no other code sees it (docs/product-decisions.md, Memberships, prices, currency).
 */
const wireIds = ['travel', 'gold', 'black', 'black plus', 'dynasty dining', 'dynasty'] as const;
const wireCategories = ['Leisure', 'Corporate'] as const;

/**
 * On the network with a space ("black plus"), in code with a hyphen (`black-plus`), which is accepted from the
 * network too.
 */
export const membershipId = z.codec(z.enum([...wireIds, ...membershipIds]), z.enum(membershipIds), {
  decode: (wire) => wire.replace(' ', '-') as MembershipId,
  encode: (id) => id.replace('-', ' ') as (typeof wireIds)[number],
});

/** On the network "Leisure" or "Corporate", in code `leisure` or `corporate`. */
export const membershipCategory = z.codec(
  z.enum([...wireCategories, ...membershipCategories]),
  z.enum(membershipCategories),
  {
    decode: (wire) => wire.toLowerCase() as MembershipCategory,
    encode: (category) => (category === 'leisure' ? 'Leisure' : 'Corporate'),
  },
);

/** A tier with the price of a year in every currency, so that switching the currency needs no request. */
export const membershipPrice = z.object({
  membershipId,
  category: membershipCategory,
  name: z.string(),
  prices: z.array(money).check(z.minLength(1)),
});

/** A coupon or a referral code that is valid for this membership in this currency. */
export const coupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** The discount at today's price. */
  discount: money,
  /** "10% off the first year". */
  label: z.string(),
});

/** The code that a visitor typed, and what it should lower the price of. */
export const couponQuery = z.object({
  code: typedCode(32),
  membershipId,
  currency: money.shape.currency,
});

export type MembershipPrice = z.output<typeof membershipPrice>;
export type Coupon = z.output<typeof coupon>;
export type CouponQuery = z.output<typeof couponQuery>;
