import type { GiftCardOptions, MembershipPrice } from '@myler/api-client/contract';
import { currencyCodes } from '@myler/config/currencies';
import {
  GIFT_CARD_HOUR,
  GIFT_CARD_MONTHS_AHEAD,
  GIFT_CARD_UNITS,
  GIFT_CARD_YEARS,
  giftCardDesigns,
  giftCardPresets,
  giftMembershipIds,
} from '@myler/config/gift-cards';
import { giftFacts } from '@myler/config/key-facts';
import { pictureOfDesign } from '../media/gift-card-designs.ts';

const inEveryCurrency = (units: number) => currencyCodes.map((currency) => ({ amount: units * 100, currency }));

/** Computed once, because the designs are part of the code. */
let designs: GiftCardOptions['designs'] | undefined;

/**
 * The cards that can be bought, the limits of the amounts, and the facts that a buyer must know before paying.
 *
 * @param prices of all memberships
 */
export function giftCardOptions(prices: readonly MembershipPrice[]): GiftCardOptions {
  designs ??= giftCardDesigns.map(({ id, name }) => ({ id, name, picture: pictureOfDesign(id) }));
  return {
    designs,
    limits: currencyCodes.map((currency) => ({
      minimum: { amount: GIFT_CARD_UNITS.minimum * 100, currency },
      maximum: { amount: GIFT_CARD_UNITS.maximum * 100, currency },
    })),
    presets: giftCardPresets.flatMap(inEveryCurrency),
    memberships: prices.filter(({ membershipId }) => giftMembershipIds.includes(membershipId)),
    validForYears: GIFT_CARD_YEARS,
    delivery: { hour: GIFT_CARD_HOUR, monthsAhead: GIFT_CARD_MONTHS_AHEAD },
    facts: giftFacts.map(({ id, title, text }) => ({ id, title, text })),
  };
}
