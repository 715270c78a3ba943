import { coreCaseBuyers } from './core-case-buyers.ts';
import { otherBuyers } from './other-buyers.ts';
import type { GiftCardBuyer } from './person.ts';

/**
 * Twenty visitors who buy a gift card: ordinary names, addresses, messages, amounts, dates and cards, typed and pasted
 * as people do. The first eight cover the most; a short run uses only those.
 *
 * No real people: the email addresses use domains reserved for examples, and the cards are the sandbox's.
 */
export const giftCardBuyers: readonly GiftCardBuyer[] = [...coreCaseBuyers, ...otherBuyers];
