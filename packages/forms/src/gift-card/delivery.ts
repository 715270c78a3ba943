import { deliveryTime } from '@myler/domain/gift-cards';
import { formatDay } from '@myler/config/days';
import { placeName } from './places.ts';

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
