import type { CreditCard } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import type { Money } from '@myler/config/currencies';

export const declineCodes = ['card_declined', 'insufficient_funds', 'expired_card', 'processing_error'] as const;
export type DeclineCode = (typeof declineCodes)[number];

export interface ChargeRequest {
  /** The idempotency key of the charge. */
  key: string;
  amount: Money;
  card: CreditCard;
}

/** The card data that may be stored. */
export interface CardOnFile {
  brand: CardBrand;
  lastFour: string;
  /** `MM-YY`. */
  expiry: string;
}

export type ChargeOutcome =
  | { status: 'charged'; chargeId: string; card: CardOnFile }
  | { status: 'declined'; code: DeclineCode };

/**
 * A payment gateway, with a ledger of its own.
 *
 * `charge` is idempotent: the same key gets the first response again. It throws when it is unknown whether money moved;
 * a call with the same key then finds out. `refund` refunds the charge of a key once, and does nothing without a
 * charge.
 */
export interface PaymentGateway {
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  refund(key: string): Promise<void>;
}
