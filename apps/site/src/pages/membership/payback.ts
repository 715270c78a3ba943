import type { MembershipId } from '@myler/config/memberships';

/** The tiers of the calculator. */
export const paybackTiers = ['travel', 'gold', 'black', 'black-plus'] as const satisfies readonly MembershipId[];
export type PaybackTier = (typeof paybackTiers)[number];

/** A typical year of a family, in whole numbers. Sums are in whole units of any one currency. */
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

export type YearNumber = Exclude<keyof Year, 'tier'>;

/** The initial year: two adults, two children, a fortnight in two halves. */
export const exampleYear: Year = { tier: 'gold', nights: 14, people: 4, breakfast: 18, better: 3, difference: 120 };

/** The largest valid numbers. Realistic years are smaller, and the texts hold up to these. */
export const most: Record<YearNumber, number> = {
  nights: 120,
  people: 12,
  breakfast: 99,
  better: 120,
  difference: 999,
};

export interface Payback {
  breakfasts: number;
  /** 0 on a card without upgrades. */
  upgrades: number;
  returned: number;
  cost: number;
  /** The gain of the year: negative when the card cost more than it returned. */
  left: number;
  /** The night whose breakfast earns the card back; 0 when upgrades alone do; undefined when no breakfast does. */
  earnedOn: number | undefined;
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
  const aMorning = year.people * year.breakfast;
  const breakfasts = year.nights * aMorning;
  const upgrades = hasUpgrades(year.tier) ? Math.min(year.better, year.nights) * year.difference : 0;
  const returned = breakfasts + upgrades;
  const open = Math.max(0, cost - upgrades);
  const earnedOn = open === 0 ? 0 : aMorning > 0 ? Math.ceil(open / aMorning) : undefined;
  return { breakfasts, upgrades, returned, cost, left: returned - cost, earnedOn };
}

/** Accepts numbers and strings; anything else counts as missing. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '');

/** Parses a year from an address or a form. Missing and invalid numbers are those of the example. */
export function readYear(given: Readonly<Record<string, unknown>>): Year {
  const number = (name: YearNumber) => {
    const text = textOf(given[name]).trim();
    const value = /^\d{1,6}$/.test(text) ? Number(text) : exampleYear[name];
    return Math.min(most[name], value);
  };
  const tier = paybackTiers.find((known) => known === given['tier']) ?? exampleYear.tier;
  return {
    tier,
    nights: number('nights'),
    people: number('people'),
    breakfast: number('breakfast'),
    better: number('better'),
    difference: number('difference'),
  };
}
