import { cardBrandNames, cardBrands } from './cards.ts';
import { deskLine, mailboxes } from './contact.ts';
import { currencies, formatMoney, type CurrencyCode } from './currencies.ts';
import { listPrice, memberships, type Membership } from './memberships.ts';

/** Sums and rules that questions, legal texts and pages tell alike. Nobody writes them a second time. */
export const keyFactIds = ['price', 'renewal', 'leaving', 'cooling-off', 'refund', 'payment'] as const;
export type KeyFactId = (typeof keyFactIds)[number];

export interface KeyFact {
  id: KeyFactId;
  title: string;
  /** Whole sentences, that stand by themselves wherever they are quoted. */
  text: string;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Travel £295, €345 or $375" */
function yearOf({ id, name }: Membership): string {
  return `${name} ${anyOf.format(currencies.map(({ code }) => formatMoney(listPrice(id, code))))}`;
}

const cards = cardBrands.filter((brand) => brand !== 'DEFAULT').map((brand) => cardBrandNames[brand]);
const inWords: Record<CurrencyCode, string> = { GBP: 'pounds sterling', EUR: 'euros', USD: 'US dollars' };

const words: Record<KeyFactId, Omit<KeyFact, 'id'>> = {
  price: {
    title: 'What a year costs',
    text: `A year costs, tax included: ${memberships.map(yearOf).join('; ')}. The sum on the button is the sum we take, in the currency you chose. A coupon or referral code counts for the first year only.`,
  },
  renewal: {
    title: 'It renews after a year',
    text: 'A membership lasts twelve months from the day you pay. Thirty days before your year ends we write to say so, with the price of the next one and how to say no. If you do nothing, it renews on the same card.',
  },
  leaving: {
    title: 'It ends when you say so',
    text: `One sentence ends it, up to the last day of your year: write to ${mailboxes.membership} or ring ${deskLine.display}. You stay a member until that day, nobody will talk you round, and we confirm by e-mail that nothing more will be taken.`,
  },
  'cooling-off': {
    title: 'Fourteen days to change your mind',
    text: 'Within fourteen days of joining you can leave and have the whole sum back, whether or not you have asked us anything. The same fourteen days begin again whenever your membership renews.',
  },
  refund: {
    title: 'How money comes back',
    text: 'A refund goes back the way it came, to the card or the gift card, and we send it within five working days of your asking; your bank may take a few more to show it. After the fourteen days we don’t refund part of a year, unless we have failed to do what we promised.',
  },
  payment: {
    title: 'How to pay',
    text: `By ${anyOf.format(cards)}, in ${anyOf.format(currencies.map(({ code }) => inWords[code]))}, once for the whole year. A gift code may pay for all of it or a part; when it covers everything, we ask for no card. We keep the card’s brand, last four digits and expiry, and never its number or security code.`,
  },
};

export function keyFact(id: KeyFactId): KeyFact {
  return { id, ...words[id] };
}

/** All of them, in the order in which people ask. */
export const keyFacts: readonly KeyFact[] = keyFactIds.map(keyFact);
