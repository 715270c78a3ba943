import { membershipIds, type MembershipId } from './memberships.ts';

/** The six designs, in the order in which `drawGiftCard` of the art counts them. */
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

/** Any whole sum between these, in every currency (docs/product-decisions.md, Gift cards). */
export const GIFT_CARD_UNITS = { minimum: 50, maximum: 10_000 } as const;
/** What is offered with one press, in whole units of every currency. */
export const giftCardPresets: readonly number[] = [100, 250, 500, 1000];
/** Every tier can be given for a year. */
export const giftMembershipIds: readonly MembershipId[] = membershipIds;

export const GIFT_MESSAGE_LENGTH = 300;
/** From the day it is delivered. */
export const GIFT_CARD_YEARS = 5;
/** On the day that was named, at this hour where the recipient is. */
export const GIFT_CARD_HOUR = 9;
/** As far ahead as a year, from the day it is bought. */
export const GIFT_CARD_MONTHS_AHEAD = 12;
/** How long after delivery the buyer may still ask for the sum back, while none of it has been spent. */
export const GIFT_CARD_REFUND_DAYS = 14;
