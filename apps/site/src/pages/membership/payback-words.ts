import type { CurrencyCode } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import type { Costs } from './payback-costs.ts';
import { payback, type Year } from './payback.ts';

/** Our advice for such a year. It says plainly when a card does not pay for itself. */
export function verdict(year: Year, costs: Costs, currency: CurrencyCode): string {
  const { name } = membershipById(year.tier);
  const cost = costs[year.tier]?.[currency];
  if (cost === undefined) return '';
  const { left, earnedOn } = payback(year, cost);
  if (left >= 0) {
    if (earnedOn === 0)
      return `${name} is earned back before the first breakfast, as long as the better rooms are free.`;
    return `${name} is earned back on the ${ordinalNumber(earnedOn ?? 0)} night. The rest of the year it gives.`;
  }
  const travel = costs.travel?.[currency];
  const travelPays = travel !== undefined && payback({ ...year, tier: 'travel' }, travel).left >= 0;
  if (year.tier !== 'travel' && travelPays)
    return `In a year like this ${name} does not pay for itself. Take Travel, which does; we would. Take ${name} for what is not in the sum.`;
  if (earnedOn !== undefined && year.tier === 'travel')
    return `Travel is earned back on the ${ordinalNumber(earnedOn)} night, and you are away for ${year.nights}. Take the letter instead, which is free.`;
  return 'In a year like this no card pays for itself. Take the letter instead, which is free, and come back when there are more mornings.';
}

/** An ordinal such as "5th" or "22nd". */
export function ordinalNumber(number: number): string {
  const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>;
  return `${number}${ends[new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(number)] ?? 'th'}`;
}
