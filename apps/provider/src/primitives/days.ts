import { addMonths } from '@myler/config/dates';

const DAY_MS = 86_400_000;

/** The UTC date of a moment: "2026-11-21". */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The date of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // The Swedish locale has the ISO date format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The date in London, where the company is: the day on which something is paid, begins or ends. */
export function dayInLondon(moment: Date): string {
  return dayIn('Europe/London', moment);
}

/**
 * The date where it changes last (UTC−12). A last day that is compared with it is over for everybody, wherever they read it;
 * a first day has begun everywhere.
 */
export function dayBegunEverywhere(moment: Date): string {
  return dayOf(new Date(moment.getTime() - DAY_MS / 2));
}

/** The date where it changes first (UTC+14). A first day that is compared with it has begun for whoever reads it. */
export function dayBegunAnywhere(moment: Date): string {
  return dayOf(new Date(moment.getTime() + (DAY_MS * 14) / 24));
}

/** The last moment of a day in London. */
export function endOfDayInLondon(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // In summer London is an hour ahead.
  const hour = DAY_MS / 24;
  return new Date((dayInLondon(new Date(midnight - hour)) === day ? midnight : midnight - hour) - 1);
}

/** The moment so many times 24 hours later. */
export const momentAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/** The moment so many times 24 hours earlier. */
export const momentBefore = (moment: Date, days: number) => momentAfter(moment, -days);

/** The same day a year later; 29 February becomes the 28th. */
export const yearAfter = (day: string) => addMonths(day, 12);

/** The same time on the same day some months earlier; at the end of a shorter month, on its last day. */
export const monthsBefore = (moment: Date, months: number) =>
  new Date(`${addMonths(dayOf(moment), -months)}${moment.toISOString().slice(10)}`);
