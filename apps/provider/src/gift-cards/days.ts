import type { GiftCardDay } from '@myler/api-client/contract';
import { GIFT_CARD_YEARS } from '@myler/config/gift-cards';
import { deliveryDays } from '@myler/domain/gift-cards';
import { dayOf, yearAfter } from '../primitives/days.ts';

/** The error message for a date that cannot be chosen; undefined for one that can. */
export function deliveryDayError({ date, timeZone }: GiftCardDay, boughtAt: Date, now: Date): string | undefined {
  const { first, last } = deliveryDays(timeZone, now, boughtAt);
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
