import { randomUUID } from 'node:crypto';
import type { GiftCardPurchase, Lead, MembershipPrice, Registration } from '@myler/api-client/contract';
import type { Secret } from '../system/secrets.ts';
import type { WriteKind } from './history.ts';

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
export function registration(email: string, { membershipId, prices: [total] }: MembershipPrice): Registration {
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
