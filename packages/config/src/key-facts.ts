import { cardBrandNames, cardBrands } from './cards.ts';
import { deskLine, mailboxes } from './contact.ts';
import { currencies, currencyCodes, currencyPlurals, formatMoney } from './currencies.ts';
import { GIFT_CARD_HOUR, GIFT_CARD_REFUND_DAYS, GIFT_CARD_UNITS, GIFT_CARD_YEARS } from './gift-cards.ts';
import { listPrice, memberships, type Membership } from './memberships.ts';
import { capitalised, inWords } from './numbers.ts';

/** Amounts and rules that questions, legal texts and pages state with the same text. They are written only here. */
export const keyFactIds = ['price', 'renewal', 'leaving', 'cooling-off', 'refund', 'payment'] as const;
/** The same for gift cards. The page states them before payment, and so do the answers and the terms. */
export const giftFactIds = ['gift-worth', 'gift-delivery', 'gift-refund', 'gift-validity', 'gift-spending'] as const;
export type KeyFactId = (typeof keyFactIds)[number] | (typeof giftFactIds)[number];

export interface KeyFact {
  id: KeyFactId;
  title: string;
  /** Complete sentences that need no context. */
  text: string;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Travel £295, €345 or $375" */
function yearOf({ id, name }: Membership): string {
  return `${name} ${anyOf.format(currencies.map(({ code }) => formatMoney(listPrice(id, code))))}`;
}

const cards = cardBrands.filter((brand) => brand !== 'DEFAULT').map((brand) => cardBrandNames[brand]);
/** "pounds, euros or dollars" */
export const anyCurrency = anyOf.format(currencyCodes.map((code) => currencyPlurals[code]));

const inFigures = new Intl.NumberFormat('en-GB');

const words: Record<KeyFactId, Omit<KeyFact, 'id'>> = {
  price: {
    title: 'What a year costs',
    text: `A year costs, tax included: ${memberships.map(yearOf).join('; ')}. The sum on the button is the sum we charge, in the currency you chose. A coupon or referral code counts for the first year only.`,
  },
  renewal: {
    title: 'It renews after a year',
    text: 'A membership lasts twelve months from the day you pay. Thirty days before your year ends we write to say so, with the price of the next year and how to stop the renewal. If you do nothing, it renews on the same card.',
  },
  leaving: {
    title: 'It ends when you say so',
    text: `You can stop the renewal up to the last day of your year: in your account, by email to ${mailboxes.membership}, or by telephone on ${deskLine.display}. You stay a member until that day, nobody will try to make you stay, and we confirm by email that you will not be charged again.`,
  },
  'cooling-off': {
    title: 'Fourteen days to change your mind',
    text: 'Within fourteen days of joining you can leave and get the whole sum back, whether or not you have used your membership. The same fourteen days begin again each time your membership renews.',
  },
  refund: {
    title: 'Refunds',
    text: 'We refund to the card or gift card you paid with, and we send it within five working days of your asking; your bank may take a few more days to show it. After the fourteen days we don’t refund part of a year, unless we have failed to do what we promised.',
  },
  payment: {
    title: 'How to pay',
    text: `By ${anyOf.format(cards)}, in ${anyCurrency}, once for the whole year. A gift code may pay for all of it or a part; when it covers everything, we ask for no card. We keep the card’s brand, last four digits and expiry date, and never its number or security code.`,
  },
  'gift-worth': {
    title: 'What a gift card holds',
    text: `A gift card holds any whole sum from ${inFigures.format(GIFT_CARD_UNITS.minimum)} to ${inFigures.format(GIFT_CARD_UNITS.maximum)}, in ${anyCurrency}, or a year of one membership. It is spent in the currency it was bought in. A card that gives a membership gives the tier, not the price: if the price has risen since, nobody pays the difference.`,
  },
  'gift-delivery': {
    title: 'When it is delivered',
    text: `It goes by email, at once or on a day you name, as far as a year ahead; on that day it is delivered at ${inWords(GIFT_CARD_HOUR)} in the morning where the person who receives it is. Until it is sent, the link in your receipt lets you change the day, the message and who receives it.`,
  },
  'gift-refund': {
    title: 'Cancelling and refunds',
    text: `Until it is sent, you can cancel it by the link in your receipt and get the whole sum back. Once it is delivered the same link refunds it for ${inWords(GIFT_CARD_REFUND_DAYS)} days, as long as none of it has been spent: the code stops working at once, and we write to the person who received it. We refund to the card it was paid with.`,
  },
  'gift-validity': {
    title: 'How long it lasts',
    text: `${capitalised(inWords(GIFT_CARD_YEARS))} years from the day it is delivered, not from the day it was bought. After the last day, what is left can no longer be spent; the email with the card says which day that is, and so does the balance check.`,
  },
  'gift-spending': {
    title: 'How to spend it',
    text: 'Its code pays for a membership or a journey, all at once or in parts, until nothing is left. It can’t be exchanged for cash. Treat the code as money: if you lose it, whoever bought the card can have a new one sent to you by the link in the receipt, or you write to us from the address it was sent to. The old code stops working, and the new one has the same balance and the same last day.',
  },
};

/** The ids of all facts that content may use. */
export const factIds = /* @__PURE__ */ Object.keys(words) as KeyFactId[];

/** The fact with its words. */
export function keyFact(id: KeyFactId): KeyFact {
  return { id, ...words[id] };
}

/** The facts about memberships, in the order in which people ask for them. */
export const keyFacts: readonly KeyFact[] = keyFactIds.map(keyFact);
/** The facts about gift cards. */
export const giftFacts: readonly KeyFact[] = giftFactIds.map(keyFact);
