import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/**
 * Date formats (docs/specification.md, section 9; which is used where: docs/product-decisions.md, Memberships, prices,
 * currency).
 */
export const dateFormats = {
  /** What was published: "October 06, 2026". */
  published: 'MMMM DD, YYYY',
  /** A day in the year: "14/02". */
  dayOfYear: 'DD/MM',
  /** On the wire: "1988-02-14". */
  wire: 'YYYY-MM-DD',
  /** A card's expiry on the wire: "12-31". */
  cardExpiry: 'MM-YY',
} as const;

/**
 * A wire date (`YYYY-MM-DD`) or timestamp as the visitor reads it. Timestamps are read in UTC, so that server and
 * browser print the same day. Any other text is returned as it is: the library would say "Invalid Date".
 */
export function formatDate(value: string, format: keyof typeof dateFormats = 'published'): string {
  const day = dayjs(value.slice(0, 10), dateFormats.wire, true);
  return day.isValid() ? day.format(dateFormats[format]) : value;
}

/** Whether `value` is a day that exists, written as on the wire. */
export function isWireDate(value: string): boolean {
  return dayjs(value, dateFormats.wire, true).isValid();
}

/** Whole years from a wire date to another: what a birthday makes of someone on that day. NaN unless both are days. */
export function ageOn(birth: string, today: string): number {
  // The library counts nought years from what is no day: a child of any age.
  if (!isWireDate(birth) || !isWireDate(today)) return Number.NaN;
  return dayjs(today, dateFormats.wire).diff(dayjs(birth, dateFormats.wire), 'year');
}

/** Today on the wire. `now` in milliseconds since the epoch, so that tests and servers decide what today is. */
export function today(now: number = Date.now()): string {
  return dayjs(now).format(dateFormats.wire);
}
