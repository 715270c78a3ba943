import { deliveryTime, type DeliveryDays } from '@myler/domain/gift-cards';
import { formatDay } from '@myler/config/days';
import { readDate, type DateParts } from '@myler/config/typed-date';
import { placeName } from './places.ts';

/** The error message of the day of delivery. */
export function deliveryDateError(parts: DateParts, { first, last }: DeliveryDays): string | undefined {
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'Enter the day on which it should arrive.';
  const date = readDate(parts);
  if (!date) return 'Enter a day that exists, for example 24 12 2026 or 24 December 2026.';
  if (date < first) return `Choose ${formatDay(first)} or later, or send it as soon as it is paid.`;
  if (date > last) return `Choose a day up to ${formatDay(last)}: a year ahead is as far as we can promise.`;
  return undefined;
}

/** "On Thursday, December 24, 2026, at nine in the morning in New York" */
export function arrivalInWords({ date, timeZone }: { date: string; timeZone: string }): string {
  return `On ${formatDay(date)}, at nine in the morning in ${placeName(timeZone)}`;
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
  const instant = deliveryTime({ date, timeZone });
  const time = timeOf(instant, elsewhere);
  const day = dayOf(instant, elsewhere);
  if (time === timeOf(instant, timeZone) && day === date) return undefined;
  return `Where you are, in ${placeName(elsewhere)}, it is ${time} then${day === date ? '' : ` on ${formatDay(day)}`}.`;
}

function dayOf(instant: Date, timeZone: string): string {
  // Swedish dates have the format `YYYY-MM-DD`.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(instant);
}

function timeOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    instant,
  );
}
