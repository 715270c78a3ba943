import { randomUUID } from 'node:crypto';
import type { GiftCardPurchase, Lead, MembershipPrice, Registration } from '@myler/api-client/contract';
import type { Secret } from '../system/secrets.ts';

interface WriteRequest {
  path: string;
  body: unknown;
  /** Whether it is charged, so that it needs an idempotency key. */
  isIdempotent: boolean;
}

/** Nobody chooses it twice: what is found in a file is from this run. */
const PASSWORD = `seven blue ${randomUUID().slice(0, 8)} suitcases`;
/** A card that the sandbox accepts. */
const CARD = { brand: 'VISA', name: 'Ada Lind', number: '4242424242424242', expiry: '12-99', cvc: '123' } as const;

/** What visitors choose and pay with. */
export const visitorCredentials = { password: PASSWORD, card: CARD };

/** What visitors send and nobody may write down. */
export const visitorSecrets: Secret[] = [
  { name: 'a visitor’s card number', value: CARD.number },
  { name: 'a visitor’s password', value: PASSWORD },
];

/**
 * The request of a visitor with this address.
 *
 * @param membership that somebody joins with
 */
export function requestOf(kind: WriteKind, email: string, membership: MembershipPrice): WriteRequest {
  return writes[kind](email, membership);
}

const writes: Record<WriteKind, (email: string, membership: MembershipPrice) => WriteRequest> = {
  join: (email, membership) => ({ path: '/api/user', body: registration(email, membership), isIdempotent: true }),
  'gift card': (email) => ({ path: '/v1/custom-gift-cards', body: purchase(email), isIdempotent: true }),
  enquiry: (email) => ({ path: '/api/mylers/leads', body: enquiry(email), isIdempotent: false }),
  subscription: (email) => ({ path: '/api/newsletter', body: { email }, isIdempotent: false }),
};

/** What somebody with this address joins with. */
function registration(email: string, { membershipId, prices: [total] }: MembershipPrice): Registration {
  if (!total) throw new Error(`${membershipId} has no price.`);
  return {
    formType: 'membership',
    membershipId,
    firstName: 'Ada',
    lastName: 'Lind',
    email,
    phoneNumber: '+33612345678',
    password: PASSWORD,
    dateOfBirth: '1988-02-14',
    countryCode: 'FR',
    city: { id: '2996944', name: 'Lyon' },
    children: [],
    instagram: { consent: false },
    whatsAppConsent: false,
    termsAccept: true,
    currency: total.currency,
    total,
    creditCard: CARD,
  };
}

function purchase(email: string): GiftCardPurchase {
  return {
    design: 'ribbon',
    amount: { amount: 25_000, currency: 'GBP' },
    recipient: { name: 'Zoë Lindqvist', email: `to.${email}` },
    sender: { name: 'Ada Lind', email },
    message: 'Happy fortieth.',
    creditCard: CARD,
  };
}

const enquiry = (email: string): Lead => ({
  source: 'discover-myler',
  name: 'Nadia Brandt',
  email,
  message: `Is there somewhere flat? Please write to ${email}.`,
});

/** What a visitor does that changes something, and is told whether it is done. */
export const writeKinds = ['join', 'gift card', 'enquiry', 'subscription'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** A write that was answered with success. */
export interface Acknowledged {
  kind: WriteKind;
  /** The visitor's address, which no other write has. */
  email: string;
  /** Its idempotency key, if it has one. */
  key?: string;
}

export interface Failure {
  what: string;
  /** In milliseconds since the load began. */
  at: number;
}

/** What visitors sent and were told, during one fault. */
export interface History {
  requests: number;
  /** Answers that asked the visitor to try again, and requests that got no answer; the visitor did try again. */
  refusals: Failure[];
  /** Page views without a page, searches without an answer, and writes that were given up. */
  failures: Failure[];
  acknowledged: Acknowledged[];
}

export const newHistory = (): History => ({ requests: 0, refusals: [], failures: [], acknowledged: [] });
