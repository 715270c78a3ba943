import { GIFT_CARD_HOUR, GIFT_CARD_MONTHS_AHEAD } from '@myler/config/gift-cards';
import { readDate, type DateParts } from '@myler/config/typed-date';
import { placeName } from './places.ts';

/** The first and the last possible day of delivery, as `YYYY-MM-DD`. */
export interface DeliveryDays {
  first: string;
  last: string;
}

/** From tomorrow to a year ahead, in the recipient's time zone, where it may be another day. */
export function deliveryDays(now: number, timeZone: string): DeliveryDays {
  const today = dayOf(now, timeZone);
  return {
    first: wireDay(Date.parse(`${today}T00:00:00Z`) + DAY),
    last: monthsAfter(today, GIFT_CARD_MONTHS_AHEAD),
  };
}

const DAY = 86_400_000;

function wireDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The same day some months later, or the last day of that month if it has no such day. */
function monthsAfter(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const lastOfMonth = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0);
  const same = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate());
  return wireDay(Math.min(same, lastOfMonth));
}

/** The error message of the day of delivery. */
export function deliveryDateError(parts: DateParts, { first, last }: DeliveryDays): string | undefined {
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'Enter the day on which it should arrive.';
  const date = readDate(parts);
  if (!date) return 'Enter a day that exists, for example 24 12 2026 or 24 December 2026.';
  if (date < first) return `Choose ${dayInWords(first)} or later, or send it as soon as it is paid.`;
  if (date > last) return `Choose a day up to ${dayInWords(last)}: a year ahead is as far as we can promise.`;
  return undefined;
}

/** "Thursday 24 December 2026" */
export function dayInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
}

/** "On Thursday 24 December 2026 at nine in the morning in New York" */
export function arrivalInWords({ date, timeZone }: { date: string; timeZone: string }): string {
  return `On ${dayInWords(date)} at nine in the morning in ${placeName(timeZone)}`;
}

/**
 * The time of delivery in another zone: "Where you are, in London, it is 14:00 then." Names the day if it differs.
 * Undefined if time and day are the same in both zones.
 *
 * @param elsewhere the visitor's own zone
 */
export function arrivalElsewhere(
  { date, timeZone }: { date: string; timeZone: string },
  elsewhere: string | undefined,
): string | undefined {
  if (!elsewhere?.includes('/') || elsewhere === timeZone) return undefined;
  const instant = arrivalInstant(date, timeZone);
  const time = timeOf(instant, elsewhere);
  const day = dayOf(instant, elsewhere);
  if (time === timeOf(instant, timeZone) && day === date) return undefined;
  return `Where you are, in ${placeName(elsewhere)}, it is ${time} then${day === date ? '' : ` on ${dayInWords(day)}`}.`;
}

/** The instant of the hour of delivery on a day in a zone, in milliseconds since the epoch. */
export function arrivalInstant(date: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T${String(GIFT_CARD_HOUR).padStart(2, '0')}:00:00Z`);
  // The offset at the instant itself is needed; the offset at the first guess is close enough to find it.
  const estimate = asIfUtc - offsetOf(asIfUtc, timeZone);
  return asIfUtc - offsetOf(estimate, timeZone);
}

/** The UTC offset of a zone at an instant, in milliseconds. */
function offsetOf(instant: number, timeZone: string): number {
  return Date.parse(`${dayOf(instant, timeZone)}T${timeOf(instant, timeZone)}:00Z`) - instant;
}

function dayOf(instant: number, timeZone: string): string {
  // Swedish dates have the format `YYYY-MM-DD`.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(instant);
}

function timeOf(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    instant,
  );
}
