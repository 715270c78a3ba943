import { addDays, addMonths, ageOn } from '@myler/config/dates';
import { readDate, readMonth, type DateParts } from '@myler/config/typed-date';
import { asciiDigits } from '@myler/config/typed-text';

/** The age in years from which somebody can join. */
export const ADULT_AGE = 18;
const MAX_AGE = 120;

/** The days that a calendar offers, and one of the month at which it opens. All are `YYYY-MM-DD`. */
export interface DayRange {
  earliest: string;
  latest: string;
  opensAt?: string;
}

/** The birthdays of those who can join. Most of them are parents. */
export const adultBirthdays = (today: string): DayRange => ({
  earliest: addMonths(today, -12 * MAX_AGE),
  latest: addMonths(today, -12 * ADULT_AGE),
  opensAt: addMonths(today, -12 * 40),
});

/** The birthdays of those who are not yet 18. */
export const childBirthdays = (today: string): DayRange => ({
  earliest: addDays(addMonths(today, -12 * ADULT_AGE), 1),
  latest: today,
});

/**
 * The error message of the visitor's date of birth: it must be an existing day, and the visitor 18 or over
 * (docs/product-decisions.md, The join-us wizard).
 *
 * @param today as `YYYY-MM-DD`
 */
export function dateOfBirthError(parts: DateParts, today: string): string | undefined {
  const date = readDate(parts);
  if (!date) return unreadableDate(parts, 'your date of birth');
  if (date > today) return 'Check the year of your date of birth: it is in the future.';
  const age = ageOn(date, today);
  if (age > MAX_AGE) return 'Check the year of your date of birth.';
  return age < ADULT_AGE
    ? 'You need to be 18 or over to join. A parent or guardian can join for the family.'
    : undefined;
}

/** The error message of a child's date of birth: it must be an existing day, and the child under 18. */
export function childDateOfBirthError(parts: DateParts, today: string): string | undefined {
  const date = readDate(parts);
  if (!date) return unreadableDate(parts, 'your child’s date of birth');
  if (date > today) return 'Check your child’s date of birth: it is in the future.';
  return ageOn(date, today) >= ADULT_AGE ? 'Add only children under 18. From 18 they join on their own.' : undefined;
}

/** What has to change so that the three fields are a date. */
function unreadableDate(parts: DateParts, what: string): string {
  const missing = (['day', 'month', 'year'] as const).filter((part) => !parts[part].trim());
  if (missing.length === 3) return `Enter ${what}.`;
  if (Object.values(parts).some((part: string) => /[\s,./\p{Pd}]+\S/u.test(part.trim())))
    return `Enter ${what} with its day, its month and the four digits of its year, for example February 14, 1988.`;
  if (missing.length > 0) return `Add the ${missing.join(' and the ')} of ${what}.`;
  if (readMonth(parts.month) === undefined)
    return `Enter the month of ${what} as a number from 1 to 12, or by its name.`;
  if (!/^\d{4}$/.test(asciiDigits(parts.year).trim())) return `Enter the year of ${what} with four digits.`;
  return 'Enter a day that exists, for example 14 2 1988 or February 14, 1988.';
}
