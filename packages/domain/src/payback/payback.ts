import type { MembershipId } from '@myler/config/memberships';

/** The tiers of the calculator. */
export const paybackTiers = ['travel', 'gold', 'black', 'black-plus'] as const satisfies readonly MembershipId[];
export type PaybackTier = (typeof paybackTiers)[number];

/** A year of a family, in whole numbers. Sums are in whole units of one currency. */
export interface Year {
  tier: PaybackTier;
  /** Nights in our hotels. */
  nights: number;
  /** People at breakfast, children included. */
  people: number;
  /** The price of one breakfast where they stay. */
  breakfast: number;
  /** Nights on which a better room is likely to be free. */
  better: number;
  /** The price difference of that room, a night. */
  difference: number;
}

/** What a card has returned in a year, in whole units of one currency. */
export interface Payback {
  breakfasts: number;
  /** 0 on a card without upgrades. */
  upgrades: number;
  returned: number;
  cost: number;
  /** The gain of the year: negative when the card cost more than it returned. */
  gain: number;
}

/** Gold and the cards above it include an upgrade on arrival. */
export function hasUpgrades(tier: PaybackTier): boolean {
  return tier !== 'travel';
}

/**
 * The money that a card returns: nights × people × breakfast, and from Gold up better nights × the price difference of
 * the rooms.
 *
 * @param cost of a year, in whole units
 */
export function payback(year: Year, cost: number): Payback {
  const breakfasts = year.nights * year.people * year.breakfast;
  const upgrades = hasUpgrades(year.tier) ? Math.min(year.better, year.nights) * year.difference : 0;
  const returned = breakfasts + upgrades;
  return { breakfasts, upgrades, returned, cost, gain: returned - cost };
}

/** The nights of a year, which no break-even is beyond. */
const NIGHTS_OF_A_YEAR = 365;

/** The first night from which the card returns its price; undefined when a year is too short for it. */
export function breakEvenNight(year: Year, cost: number): number | undefined {
  const aMorning = year.people * year.breakfast;
  const upgrade = hasUpgrades(year.tier) ? year.difference : 0;
  // Each of the first nights has an upgrade too, until those on which a better room is free are used up.
  const withUpgrades = Math.ceil(cost / (aMorning + upgrade));
  const night = withUpgrades <= year.better ? withUpgrades : Math.ceil((cost - year.better * upgrade) / aMorning);
  return night <= NIGHTS_OF_A_YEAR ? night : undefined;
}
