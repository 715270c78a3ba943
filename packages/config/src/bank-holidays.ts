import { addDays } from './dates.ts';

/**
 * The bank holidays of England and Wales in a year, as weekdays, by the rules of gov.uk/bank-holidays: one on a Saturday or Sunday is
 * the next weekday. A day that is proclaimed once, such as a coronation, is not among them.
 */
export function bankHolidays(year: number): string[] {
  const easter = easterSunday(year);
  const christmas = weekdayFrom(`${year}-12-25`);
  return [
    weekdayFrom(`${year}-01-01`),
    addDays(easter, -2),
    addDays(easter, 1),
    // The first Monday of May, the last ones of May and of August, which have 31 days.
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(`${year}-08-25`),
    christmas,
    weekdayFrom(addDays(christmas, 1)),
  ];
}

/** Sunday is 0. */
const dayOfWeek = (day: string): number => new Date(day).getUTCDay();

export const isWeekend = (day: string): boolean => dayOfWeek(day) % 6 === 0;

const weekdayFrom = (day: string): string => (isWeekend(day) ? mondayFrom(day) : day);

const mondayFrom = (day: string): string => addDays(day, (8 - dayOfWeek(day)) % 7);

/** By the Gregorian rule of Meeus, “Astronomical Algorithms”, chapter 8. */
function easterSunday(year: number): string {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}
