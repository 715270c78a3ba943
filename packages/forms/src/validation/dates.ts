import { ageOn, isWireDate } from '@myler/config/dates';
import { monthNames } from '@myler/config/months';
import { asciiDigits } from '@myler/config/typed-text';

/** A date as typed into three fields. */
export interface DateParts {
  day: string;
  /** A number, or a month's English name or its beginning. */
  month: string;
  year: string;
}

/** A date of which nothing was typed. */
export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** The age in years from which somebody can join. */
export const ADULT_AGE = 18;
const MAX_AGE = 120;

/** The number of a month typed as "2", "02", "feb", "Feb.", "February" or "Sept"; undefined for other text. */
export function readMonth(typed: string): number | undefined {
  const text = asciiDigits(typed).trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(text)) {
    const month = Number(text);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  if (text.length < 3) return undefined;
  const index = monthNames.findIndex((name) => name.toLowerCase().startsWith(text));
  return index === -1 ? undefined : index + 1;
}

/** The date as `YYYY-MM-DD`, or undefined if the three fields are not an existing day. */
export function readDate({ day, month, year }: DateParts): string | undefined {
  // Month 0 makes the date invalid if the month cannot be read.
  const monthText = String(readMonth(month) ?? 0).padStart(2, '0');
  const wire = `${asciiDigits(year).trim()}-${monthText}-${asciiDigits(day).trim().padStart(2, '0')}`;
  return isWireDate(wire) ? wire : undefined;
}

/**
 * The error message of the visitor's date of birth: it must be an existing day, and the visitor 18 or over
 * (docs/product-decisions.md, The join-us wizard).
 *
 * @param today as `YYYY-MM-DD`
 */
export function dateOfBirthError(parts: DateParts, today: string): string | undefined {
  const problem = datePartsError(parts, 'your date of birth');
  if (problem) return problem;
  const date = readDate(parts);
  if (!date) return notADate;
  if (date > today) return 'Check the year of your date of birth: it is in the future.';
  const age = ageOn(date, today);
  if (age > MAX_AGE) return 'Check the year of your date of birth.';
  return age < ADULT_AGE
    ? 'You need to be 18 or over to join. A parent or guardian can join for the family.'
    : undefined;
}

/** The error message of a child's date of birth: it must be an existing day, and the child under 18. */
export function childDateOfBirthError(parts: DateParts, today: string): string | undefined {
  const problem = datePartsError(parts, 'your child’s date of birth');
  if (problem) return problem;
  const date = readDate(parts);
  if (!date) return notADate;
  if (date > today) return 'Check your child’s date of birth: it is in the future.';
  return ageOn(date, today) >= ADULT_AGE ? 'Add only children under 18. From 18 they join on their own.' : undefined;
}

const notADate = 'Enter a day that exists, for example 14 2 1988 or 14 February 1988.';

function datePartsError(parts: DateParts, what: string): string | undefined {
  const missing = (['day', 'month', 'year'] as const).filter((part) => !parts[part].trim());
  if (missing.length === 3) return `Enter ${what}.`;
  if (missing.length > 0) return `Add the ${missing.join(' and the ')} of ${what}.`;
  if (readMonth(parts.month) === undefined)
    return `Enter the month of ${what} as a number from 1 to 12, or by its name.`;
  if (!/^\d{4}$/.test(asciiDigits(parts.year).trim())) return `Enter the year of ${what} with four digits.`;
  return undefined;
}
