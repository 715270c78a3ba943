import { addDays, addMonths } from '@myler/config/dates';
import { GIFT_CARD_HOUR, GIFT_CARD_MONTHS_AHEAD } from '@myler/config/gift-cards';
import type { GiftCardDay } from '@myler/api-client/contract';

/** The first and the last possible day of delivery, as `YYYY-MM-DD`. */
export interface DeliveryDays {
  first: string;
  last: string;
}

/** From tomorrow to a year after the purchase, in the recipient's time zone, where it may be another day. */
export function deliveryDays(timeZone: string, now: Date, boughtAt = now): DeliveryDays {
  return {
    first: addDays(dayIn(timeZone, now), 1),
    last: addMonths(dayIn(timeZone, boughtAt), GIFT_CARD_MONTHS_AHEAD),
  };
}

/** Nine in the morning of a day, where the recipient is. */
export function deliveryTime({ date, timeZone }: GiftCardDay): Date {
  const asIfUtc = Date.parse(`${date}T${String(GIFT_CARD_HOUR).padStart(2, '0')}:00:00Z`);
  // The first offset may be wrong on a day when clocks change. The second is right, because they change before nine.
  const estimate = asIfUtc - offsetAt(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetAt(estimate, timeZone));
}

/** The Swedish locale has the format of the wire. */
const dayIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);

/** The offset of a time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - instant;
}
