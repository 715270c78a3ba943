import { LEAVING_DAYS } from '@myler/config/account';
import { addDays, addMonths } from '@myler/config/dates';
import { HOUSE_TIME_ZONE } from '@myler/config/day-hours';

/** The date in London, where the company is: the day on which something is paid, begins or ends. */
export function dayInLondon(moment: Date): string {
  // The Swedish locale has the ISO date format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: HOUSE_TIME_ZONE, dateStyle: 'short' }).format(moment);
}

/** The days of a year that is paid for on a day: the last one to have all of it back, and the one on which it renews. */
export const firstYear = (paidOn: string) => ({
  leaveUntil: addDays(paidOn, LEAVING_DAYS),
  renewsOn: addMonths(paidOn, 12),
});

/** The benefits without a line that only names the tier below: "Everything in Gold". Dynasty's says for how many households, and stays. */
export const ownBenefits = (benefits: readonly string[]): readonly string[] =>
  benefits.filter((benefit) => !/^Everything in \S+$/.test(benefit));
