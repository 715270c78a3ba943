import type { MembershipId } from '@myler/config/memberships';

/** The cards the sum is made for. */
export const paybackTiers = ['travel', 'gold', 'black', 'black-plus'] as const satisfies readonly MembershipId[];
export type PaybackTier = (typeof paybackTiers)[number];

/** One ordinary year of a family, in whole numbers; sums in whole units of whatever currency they reckon in. */
export interface Year {
  tier: PaybackTier;
  /** Nights in our hotels. */
  nights: number;
  /** At breakfast, children included. */
  people: number;
  /** What one breakfast costs where they stay. */
  breakfast: number;
  /** Nights on which a better room is likely to be free. */
  better: number;
  /** What that room costs more, a night. */
  difference: number;
}

export type YearNumber = Exclude<keyof Year, 'tier'>;

/** The year the page begins with: two adults, two children, a fortnight in two halves. */
export const exampleYear: Year = { tier: 'gold', nights: 14, people: 4, breakfast: 18, better: 3, difference: 120 };

/** The most that can be asked for. Nobody means more, and the words stay true. */
export const most: Record<YearNumber, number> = {
  nights: 120,
  people: 12,
  breakfast: 99,
  better: 120,
  difference: 999,
};

export interface Payback {
  breakfasts: number;
  /** Nothing on a card that has no upgrades. */
  upgrades: number;
  returned: number;
  cost: number;
  /** What is left of the year, below nothing when the card has cost more than it gave. */
  left: number;
  /** The night with whose breakfast the card is earned back; 0 when the rooms alone do it; undefined when no breakfast ever does. */
  earnedOn: number | undefined;
}

/** An upgrade on arrival comes with Gold, and with the cards after it. */
export function hasUpgrades(tier: PaybackTier): boolean {
  return tier !== 'travel';
}

/**
 * What a card gives back in money, and nothing else: nights × people × breakfast, and from Gold up better nights × the
 * difference of the rooms.
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

/** An address gives a number for what looks like one, a form a text. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '');

/** A year from an address or a form; what is missing or is no number is as in the example. */
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
