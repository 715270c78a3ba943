import { hotelCountInWords } from './hotel-count.gen.ts';
import type { CurrencyCode, Money } from './currencies.ts';
import {
  membershipIds,
  membershipNames,
  membershipSummaries,
  type MembershipCategory,
  type MembershipId,
} from './membership-ids.ts';

export {
  couponKinds,
  DEFAULT_CATEGORY,
  isMembershipId,
  membershipCategories,
  membershipIds,
  membershipNames,
  membershipSummaries,
  type CouponKind,
  type MembershipCategory,
  type MembershipId,
} from './membership-ids.ts';

export interface Membership {
  id: MembershipId;
  name: string;
  category: MembershipCategory;
  /** One sentence about what this tier adds to the previous one. */
  summary: string;
  /** At most five short lines, the most important first. */
  benefits: readonly string[];
}

/** What has a price, so that the calculator can count it. */
const BREAKFAST = `Breakfast for everyone at all ${hotelCountInWords} hotels`;
const BETTER_ROOM = 'An upgrade on arrival when the house has one free';
const CREDIT = `A credit on each stay, at all ${hotelCountInWords} hotels`;

/** All memberships, with what they include and what a year costs. */
export const memberships: readonly Membership[] = [
  {
    id: 'travel',
    name: membershipNames.travel,
    category: 'leisure',
    summary: membershipSummaries.travel,
    benefits: [
      BREAKFAST,
      'Cots, bottle warmers and bed guards waiting in the room',
      'The desk, nine to six, seven days a week',
    ],
  },
  {
    id: 'gold',
    name: membershipNames.gold,
    category: 'leisure',
    summary: membershipSummaries.gold,
    benefits: [
      'Everything in Travel',
      'One Myler who plans and books every journey',
      'Connecting rooms confirmed in writing before you pay',
      BETTER_ROOM,
      CREDIT,
    ],
  },
  {
    id: 'black',
    name: membershipNames.black,
    category: 'leisure',
    summary: membershipSummaries.black,
    benefits: [
      'Everything in Gold',
      'School-holiday rooms held for you until ten weeks before',
      'Villas, sleeper trains and private guides',
      'Your Myler by message until midnight, wherever you are',
      `A later check-out at all ${hotelCountInWords} hotels`,
    ],
  },
  {
    id: 'black-plus',
    name: membershipNames['black-plus'],
    category: 'leisure',
    summary: membershipSummaries['black-plus'],
    benefits: [
      'Everything in Black',
      'Grandparents and carers on the same card',
      'A desk of three who share one diary, day and night',
      'Someone at the airport, with the car seats already fitted',
    ],
  },
  {
    id: 'dynasty-dining',
    name: membershipNames['dynasty-dining'],
    category: 'corporate',
    summary: membershipSummaries['dynasty-dining'],
    benefits: [
      'Forty tables a year in twelve cities',
      'Private rooms where children are expected',
      'Menus agreed before anyone sits down',
    ],
  },
  {
    id: 'dynasty',
    name: membershipNames.dynasty,
    category: 'corporate',
    summary: membershipSummaries.dynasty,
    benefits: [
      'Everything in Black+ for up to five households',
      'Dynasty Dining for the company',
      'Off-sites that families can come to',
      'One payment for the whole year',
    ],
  },
];

const byId = new Map(memberships.map((membership) => [membership.id, membership]));

/**
 * The membership with its texts and prices.
 *
 * @throws {RangeError} if there is none with this id
 */
export function membershipById(id: MembershipId): Membership {
  const membership = byId.get(id);
  if (!membership)
    throw new RangeError(`@myler/config: there is no membership "${id}". Use one of ${membershipIds.join(', ')}.`);
  return membership;
}

/** The category of a membership (specification, section 4). */
export function categoryOf(id: MembershipId): MembershipCategory {
  return membershipById(id).category;
}

/** Whether a company buys the membership, and no family. */
export const isCorporate = (id: MembershipId): boolean => categoryOf(id) === 'corporate';

const counted = new Set([BREAKFAST, BETTER_ROOM, CREDIT]);

/**
 * A membership's benefits that have no price: what the calculator names, and does not count. Of the lower membership that is all
 * else, since what is counted of it is in the sum too.
 */
export const uncountedBenefits = (id: MembershipId): readonly string[] =>
  membershipById(id)
    .benefits.filter((benefit) => !counted.has(benefit))
    .map((benefit) => benefit.replace(/^Everything in /, 'All else of '));

const withOwnMyler = new Set<MembershipId>(['gold', 'black', 'black-plus', 'dynasty']);

/** Whether a member has a personal adviser, who writes first. The desk answers other members. */
export function hasOwnMyler(id: MembershipId): boolean {
  return withOwnMyler.has(id);
}

const withThreeMylers = new Set<MembershipId>(['black-plus', 'dynasty']);

/** Whether three Mylers share the care of a member, and a line that is answered at any hour. */
export function hasThreeMylers(id: MembershipId): boolean {
  return withThreeMylers.has(id);
}

/**
 * The price of a year in whole units of each currency (docs/product-decisions.md, Memberships, prices, currency). The
 * provider sells at these prices.
 */
const yearly: Record<MembershipId, Record<CurrencyCode, number>> = {
  travel: { GBP: 295, EUR: 345, USD: 375 },
  gold: { GBP: 1495, EUR: 1745, USD: 1895 },
  black: { GBP: 3950, EUR: 4600, USD: 4950 },
  'black-plus': { GBP: 9500, EUR: 11_000, USD: 12_000 },
  'dynasty-dining': { GBP: 4500, EUR: 5250, USD: 5750 },
  dynasty: { GBP: 25_000, EUR: 29_000, USD: 32_000 },
};

/** The price list with which the provider is seeded. Pages and forms get prices from the provider, never from here. */
export function listPrice(id: MembershipId, currency: CurrencyCode): Money {
  return { amount: yearly[id][currency] * 100, currency };
}
