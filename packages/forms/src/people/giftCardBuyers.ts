import { mostTellingBuyers } from './mostTellingBuyers.ts';
import { otherBuyers } from './otherBuyers.ts';
import type { GiftCardBuyer } from './person.ts';

/**
 * Twenty visitors who buy a gift card, with ordinary names, addresses, messages, sums, days and cards, as people type
 * and paste them. The first eight are the most telling: a run that has no time for everybody takes those.
 *
 * Nobody real: e-mail addresses are in domains that are reserved for examples, and cards are the sandbox's.
 */
export const giftCardBuyers: readonly GiftCardBuyer[] = [...mostTellingBuyers, ...otherBuyers];
