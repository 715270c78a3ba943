import type { CreditCard } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import type { Money } from '@myler/config/currencies';

export const declineCodes = ['card_declined', 'insufficient_funds', 'expired_card', 'processing_error'] as const;
export type DeclineCode = (typeof declineCodes)[number];

export interface ChargeRequest {
  /** One charge a key, however often it is asked for. */
  key: string;
  amount: Money;
  card: CreditCard;
}

/** What may be kept of a card. */
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
 * Where money is taken. It judges cards by itself and keeps its own books.
 *
 * `charge` is idempotent by key: asked again, it answers what it answered first. It throws when it does not know whether
 * money moved; asking again with the same key is then the way to find out. `refund` gives back what a key took, once,
 * and does nothing where nothing was taken.
 */
export interface PaymentGateway {
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  refund(key: string): Promise<void>;
}
