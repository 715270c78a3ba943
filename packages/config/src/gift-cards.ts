import { membershipIds, type MembershipId } from './membership-ids.ts';

/** The six designs. Their index is the argument of `drawGiftCard` in `@myler/art`. */
export const giftCardDesigns = [
  { id: 'island-evening', name: 'Island evening', alt: 'Palms and a quiet sea at dusk.' },
  { id: 'lit-windows', name: 'Lit windows', alt: 'Rows of small arches at night, a few of them lit.' },
  { id: 'ribbon', name: 'The ribbon', alt: 'A terracotta ribbon tied in a bow on stone-coloured paper.' },
  { id: 'first-snow', name: 'First snow', alt: 'Snow peaks at noon.' },
  {
    id: 'october-sky',
    name: 'October sky',
    alt: 'Constellations on a night sky: a suitcase, a kite and an arch.',
  },
  { id: 'kites', name: 'Kites', alt: 'Kites in the last light of a summer’s day.' },
] as const;

export type GiftCardDesignId = (typeof giftCardDesigns)[number]['id'];

/** The limits of a card's amount, in whole units of every currency (docs/product-decisions.md, Gift cards). */
export const GIFT_CARD_UNITS = { minimum: 50, maximum: 10_000 } as const;
/** Amounts with a button of their own, in whole units of every currency. */
export const giftCardPresets: readonly number[] = [100, 250, 500, 1000];
/** Every tier can be given for a year. */
export const giftMembershipIds: readonly MembershipId[] = membershipIds;

/** The length of a message in characters. */
export const GIFT_MESSAGE_LENGTH = 300;
/** Years that a card is valid, from the day of delivery. */
export const GIFT_CARD_YEARS = 5;
/** The hour of delivery on a chosen day, in the recipient's time zone. */
export const GIFT_CARD_HOUR = 9;
/** Months from the purchase to the last possible day of delivery. */
export const GIFT_CARD_MONTHS_AHEAD = 12;
/** Days after delivery in which the buyer can get a refund, if none of the amount has been spent. */
export const GIFT_CARD_REFUND_DAYS = 14;
/** New codes that the buyer can have sent by the link in the receipt. More are sent by people who know who is asking. */
export const GIFT_CARD_NEW_CODES = 3;
/** Days before the last day on which the recipient is reminded, if something is left. */
export const GIFT_CARD_REMINDER_DAYS = 30;
