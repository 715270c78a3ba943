import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/**
 * Date formats (docs/specification.md, section 9; which is used where: docs/product-decisions.md, Memberships, prices,
 * currency).
 */
export const dateFormats = {
  /** A whole date, wherever somebody reads one: "October 06, 2026". */
  published: 'MMMM DD, YYYY',
  /** A day in the year: "14/02". */
  dayOfYear: 'DD/MM',
  /** In requests and responses: "1988-02-14". */
  wire: 'YYYY-MM-DD',
  /** A card's expiry in requests and responses: "12-31". */
  cardExpiry: 'MM-YY',
} as const;

/**
 * Formats a wire date (`YYYY-MM-DD`) or a timestamp for visitors. Timestamps are read in UTC, so that server and
 * browser show the same day. Other text is returned unchanged, because the library would return "Invalid Date".
 */
export function formatDate(value: string, format: keyof typeof dateFormats = 'published'): string {
  const day = dayjs(value.slice(0, 10), dateFormats.wire, true);
  return day.isValid() ? day.format(dateFormats[format]) : value;
}

/** A span of days: "August 03 to 17, 2027", "July 30 to August 12, 2027". Both are wire dates. */
export function formatSpan(from: string, to: string): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate(from)} to ${formatDate(to)}`;
  const first = dayjs(from, dateFormats.wire).format('MMMM DD');
  return `${first} to ${from.slice(0, 7) === to.slice(0, 7) ? dayjs(to, dateFormats.wire).format('DD, YYYY') : formatDate(to)}`;
}

/** Whether `value` is an existing day in the format `YYYY-MM-DD`. */
export function isWireDate(value: string): boolean {
  return dayjs(value, dateFormats.wire, true).isValid();
}

/** The age in whole years on a day. Both are wire dates; the result is NaN if one is not. */
export function ageOn(birth: string, today: string): number {
  // The library returns 0 years for invalid dates, which is a valid age of a child.
  if (!isWireDate(birth) || !isWireDate(today)) return Number.NaN;
  return dayjs(today, dateFormats.wire).diff(dayjs(birth, dateFormats.wire), 'year');
}

/** The day some days later. Both are wire dates. */
export function addDays(day: string, days: number): string {
  return dayjs(day, dateFormats.wire).add(days, 'day').format(dateFormats.wire);
}

/** The same day some months later, or the last day of a month that has no such day. */
export function addMonths(day: string, months: number): string {
  return dayjs(day, dateFormats.wire).add(months, 'month').format(dateFormats.wire);
}

/** How many days after the first one the second one is. */
export function daysBetween(from: string, to: string): number {
  return dayjs(to, dateFormats.wire).diff(dayjs(from, dateFormats.wire), 'day');
}

/** Today as a wire date. Tests and servers can pass `now` in milliseconds since the epoch. */
export function today(now: number = Date.now()): string {
  return dayjs(now).format(dateFormats.wire);
}
