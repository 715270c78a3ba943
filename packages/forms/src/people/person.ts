import type { CardBrand } from '@myler/config/cards';
import type { CurrencyCode, Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import type { CreditCardForm } from '../card-fields/creditCard.ts';
import type { GiftForm } from '../gift-card/giftForm.ts';
import type { AskedField, JoinUsForm } from '../join-us/form/joinUsForm.ts';

/** The fields of a card as they are typed or pasted; the brand follows from the number. */
export type TypedCard = Readonly<Omit<CreditCardForm, 'brand'>>;

/** What is kept of a card. */
export interface StoredCard {
  brand: CardBrand;
  lastFour: string;
}

/** What is the same for everybody in a table: what makes them worth having in it, and their name in a test's title. */
interface Described {
  /** A short name that nobody else has: "vietnamese". */
  id: string;
  /** What is particular about them, in plain words. */
  particular: string;
}

/**
 * A visitor who joins: an answer for every field of the join-us form, as it is typed, pasted, chosen or ticked. A new
 * field of `JoinUsForm` does not compile until each person has an answer to it.
 */
export interface Person extends Described, Readonly<Omit<Pick<JoinUsForm, AskedField>, 'membershipId'>> {
  membershipId: MembershipId;
  currency: CurrencyCode;
  creditCard: TypedCard;
  /** What the provider must hold afterwards, written by hand, so that no code of ours is compared with itself. */
  stored: {
    /** When it is not what was typed without the spaces around it. */
    email?: string;
    /** E.164. */
    phoneNumber: string;
    /** On the wire, `YYYY-MM-DD`. */
    dateOfBirth: string;
    childrenBornOn: readonly string[];
    instagram: string | null;
    /** Null when a code covers the whole price. */
    card: StoredCard | null;
  };
}

/**
 * A visitor who buys a gift card: an answer for every field of the form. A new field of `GiftForm` does not compile until
 * each buyer has an answer to it. The day of delivery is counted from today, because only the coming year can be chosen.
 */
export interface GiftCardBuyer extends Described, Readonly<Omit<GiftForm, 'date'>> {
  /** How many days from today the card arrives; null when it is sent at once. */
  daysAhead: number | null;
  creditCard: TypedCard;
  /** What the provider must hold afterwards, written by hand. */
  stored: { amount: Money; card: StoredCard };
}
