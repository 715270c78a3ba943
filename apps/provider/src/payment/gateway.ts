import type { CreditCard } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import type { Money } from '@myler/config/currencies';

export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'processing_error',
  /** The cardholder refused the bank's confirmation, or it failed. */
  'authentication_failed',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** A card as it was typed, or the token of a card that the gateway stores. */
export type PaymentSource = { card: CreditCard } | { token: string };

export interface ChargeRequest {
  /** Random, made when the attempt began: never a key that a caller has sent. */
  key: string;
  amount: Money;
  source: PaymentSource;
}

/** The card data that may be stored. */
export interface CardOnFile {
  /** The gateway's name for the card. It charges the card, for us only, and cannot be turned into a number. */
  token: string;
  brand: CardBrand;
  lastFour: string;
  /** `MM-YY`. */
  expiry: string;
}

export interface Charged {
  status: 'charged';
  chargeId: string;
  card: CardOnFile;
}

export type ChargeOutcome =
  | Charged
  | { status: 'declined'; code: DeclineCode }
  /** The bank wants the cardholder's confirmation, on a page of its own that `confirmationId` names. No money has moved. */
  | { status: 'requires-action'; confirmationId: string };

export type StoreCardOutcome = { status: 'stored'; card: CardOnFile } | { status: 'declined'; code: DeclineCode };

/**
 * A payment gateway, with a ledger of its own.
 *
 * `charge` is idempotent: the same key gets the first response again, except that `requires-action` becomes `charged` or
 * `declined` once the cardholder has answered the bank. It throws when it is unknown whether money moved; a call with
 * the same key then finds out.
 */
export interface PaymentGateway {
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** What `charge` would answer for a key again, without the card. Undefined when it never arrived. */
  outcome(key: string): Promise<ChargeOutcome | undefined>;
  /** Where the bank's page for a confirmation is: a path of our own origin, or an absolute address. */
  confirmationUrl(confirmationId: string): string;
  /** Refunds the charge of a key once, and ends a confirmation that is open. Does nothing without a charge. */
  refund(key: string): Promise<void>;
  /** Refunds a charge once. */
  refundCharge(chargeId: string): Promise<void>;
  /** Stores a card for later charges, without one. The same key stores it once. */
  storeCard(key: string, card: CreditCard): Promise<StoreCardOutcome>;
  /**
   * A keyed hash of a card's number, the same each time for the same number. Only the gateway can compute it, and it is no
   * secret by itself: hash it with a key of ours before it is stored.
   */
  fingerprint(card: CreditCard): Promise<string>;
  /** That of a stored card, or of the one that paid a charge, also when it is stored no more. Undefined when it is not known. */
  fingerprintOf(of: { token: string } | { chargeId: string }): Promise<string | undefined>;
  /** The token of the card that was typed for a key, of a charge or of `storeCard`, if it is stored. */
  cardOf(key: string): Promise<string | undefined>;
  /** Forgets a stored card. Does nothing when it is not stored. */
  deleteCard(token: string): Promise<void>;
}
