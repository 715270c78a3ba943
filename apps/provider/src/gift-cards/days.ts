import type { GiftCardDay } from '@myler/api-client/contract';
import { GIFT_CARD_HOUR, GIFT_CARD_YEARS } from '@myler/config/gift-cards';
import { dayIn, dayOf, yearAfter } from '../primitives/days.ts';

/** Nine in the morning of a day, where the recipient is. */
export function deliveryTime({ date, timeZone }: GiftCardDay): Date {
  const asIfUtc = Date.parse(`${date}T${String(GIFT_CARD_HOUR).padStart(2, '0')}:00:00Z`);
  // The first offset may be wrong on a day when clocks change. The second is right, because they change before nine.
  const estimate = asIfUtc - offsetAt(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetAt(estimate, timeZone));
}

/** The offset of a time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - instant;
}

/** The first and the last possible date: tomorrow in that time zone, and a year after the purchase. */
export function deliveryDays(timeZone: string, boughtAt: Date, now: Date): { first: string; last: string } {
  const tomorrow = new Date(Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`) + 86_400_000);
  return { first: dayOf(tomorrow), last: yearAfter(dayIn(timeZone, boughtAt)) };
}

/** The error message for a date that cannot be chosen; undefined for one that can. */
export function deliveryDayError({ date, timeZone }: GiftCardDay, boughtAt: Date, now: Date): string | undefined {
  const { first, last } = deliveryDays(timeZone, boughtAt, now);
  if (date < first) return 'Choose tomorrow or later, or send it at once.';
  if (date > last) return 'A gift card can be sent up to a year ahead. Choose an earlier day.';
  return undefined;
}

/** The last day on which a card that is delivered now is valid. */
export function validUntil(deliveredAt: Date): string {
  let day = dayOf(deliveredAt);
  for (let year = 0; year < GIFT_CARD_YEARS; year++) day = yearAfter(day);
  return day;
}
