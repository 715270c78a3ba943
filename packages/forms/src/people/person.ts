import type { CardBrand } from '@myler/config/cards';
import type { CurrencyCode, Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import type { CreditCardForm } from '../card-fields/credit-card.ts';
import type { GiftForm } from '../gift-card/gift-form.ts';
import type { AskedField, JoinUsForm } from '../join-us/form/join-us-form.ts';

/** The fields of a card as typed or pasted; the number determines the brand. */
export type TypedCard = Readonly<Omit<CreditCardForm, 'brand'>>;

/** What the provider stores of a card. */
export interface StoredCard {
  brand: CardBrand;
  lastFour: string;
}

/** The common fields of a row: why it is in the table, and its name in a test's title. */
interface Described {
  /** A short unique name: "vietnamese". */
  id: string;
  /** What this row tests. */
  particular: string;
}

/**
 * A visitor who joins: an answer for every field of the join-us form, as typed, pasted, chosen or ticked. After a field
 * was added to `JoinUsForm`, this compiles only when each person has an answer to it.
 */
export interface Person extends Described, Readonly<Omit<Pick<JoinUsForm, AskedField>, 'membershipId'>> {
  membershipId: MembershipId;
  currency: CurrencyCode;
  creditCard: TypedCard;
  /** What the provider must store, written by hand, so that our own code is not compared with itself. */
  stored: {
    /** Only if it differs from the trimmed input. */
    email?: string;
    /** In E.164. */
    phoneNumber: string;
    /** As `YYYY-MM-DD`; null of whoever buys for a company. */
    dateOfBirth: string | null;
    childrenBornOn: readonly string[];
    instagram: string | null;
    /** Null if a code covers the whole price. */
    card: StoredCard | null;
  };
}

/**
 * A visitor who buys a gift card: an answer for every field of the form. After a field was added to `GiftForm`, this
 * compiles only when each buyer has an answer to it. The date of delivery is relative to today, because only dates of
 * the coming year are valid.
 */
export interface GiftCardBuyer extends Described, Readonly<Omit<GiftForm, 'date'>> {
  /** How many days from today the card arrives; null if it is sent immediately. */
  daysAhead: number | null;
  creditCard: TypedCard;
  /** What the provider must store, written by hand. */
  stored: { amount: Money; card: StoredCard };
}
