import { hotelBenefits } from '@myler/config/hotel-benefits';
import type { MembershipId } from '@myler/config/memberships';

/** The tiers of the calculator. */
export const paybackTiers = ['travel', 'gold', 'black', 'black-plus'] as const satisfies readonly MembershipId[];
export type PaybackTier = (typeof paybackTiers)[number];

/** A year of a family, in whole numbers. Sums are in whole units of one currency. */
export interface Year {
  tier: PaybackTier;
  /** Nights in our hotels. */
  nights: number;
  /** The number of hotels they are spent in, one after another. */
  stays: number;
  /** People at breakfast, children included. */
  people: number;
  /** The price of one breakfast where they stay. */
  breakfast: number;
  /** Nights on which a better room is likely to be free. */
  better: number;
  /** The price difference of that room, a night. */
  difference: number;
  /** What every hotel credits for a stay at least. 0 on a card without a credit. */
  credit: number;
}

/** What a card has returned in a year, in whole units of one currency. */
export interface Payback {
  breakfasts: number;
  /** 0 on a card without upgrades. */
  upgrades: number;
  credits: number;
  returned: number;
  cost: number;
  /** The gain of the year: negative when the card cost more than it returned. */
  gain: number;
}

/** Whether a card includes an upgrade on arrival. */
export function hasUpgrades(tier: PaybackTier): boolean {
  return hotelBenefits.upgrade.some((upgraded) => upgraded === tier);
}

/**
 * The money that a card returns: nights × people × breakfast, with an upgrade better nights × the price difference of the rooms,
 * and the credit of each stay. A stay has a night at least.
 *
 * @param cost of a year, in whole units
 */
export function payback(year: Year, cost: number): Payback {
  const breakfasts = year.nights * year.people * year.breakfast;
  const upgrades = hasUpgrades(year.tier) ? Math.min(year.better, year.nights) * year.difference : 0;
  const credits = Math.min(year.stays, year.nights) * year.credit;
  const returned = breakfasts + upgrades + credits;
  return { breakfasts, upgrades, credits, returned, cost, gain: returned - cost };
}

/** The nights of a year, which no break-even is beyond. */
const NIGHTS_OF_A_YEAR = 365;

/** The first night from which the card returns its price; undefined when a year is too short for it. */
export function breakEvenNight(year: Year, cost: number): number | undefined {
  for (let nights = 1; nights <= NIGHTS_OF_A_YEAR; nights++)
    if (payback({ ...year, nights }, cost).gain >= 0) return nights;
  return undefined;
}
