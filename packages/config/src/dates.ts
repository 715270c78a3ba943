import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/**
 * Date formats (docs/specification.md, section 9; which is used where: docs/product-decisions.md, Memberships, prices,
 * currency).
 */
export const dateFormats = {
  /** A date of publication: "October 06, 2026". */
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

/** Today as a wire date. Tests and servers can pass `now` in milliseconds since the epoch. */
export function today(now: number = Date.now()): string {
  return dayjs(now).format(dateFormats.wire);
}
