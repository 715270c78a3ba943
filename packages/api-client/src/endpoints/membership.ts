import { array } from 'zod/mini';
import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import { MINUTE, type EndpointTable } from './endpoint.ts';

export const membershipEndpoints = {
  prices: {
    ...providerRoutes.prices,
    summary: 'Memberships with their prices',
    access: 'public',
    response: array(c.membershipPrice),
    cacheSeconds: MINUTE,
  },
  coupon: {
    ...providerRoutes.coupon,
    summary:
      'Discount of a coupon or referral code. 404 coupon-unknown; 410 coupon-expired, coupon-used-up; 409 coupon-not-here',
    access: 'secret',
    query: c.couponQuery,
    response: c.coupon,
  },
  countries: {
    ...providerRoutes.countries,
    summary: 'Countries, or one country with its cities',
    access: 'public',
    query: c.countryQuery,
    response: array(c.country),
    cacheSeconds: 60 * MINUTE,
  },
  register: {
    ...providerRoutes.register,
    summary:
      'Register and pay. 402 card_declined, insufficient_funds, expired_card, processing_error, authentication_failed, requires-action (with `confirmation`; not final); 409 price-changed, attempt-running; 422 by field, refunded-twice, idempotency-key-reused; 429 too-many-declined',
    access: 'secret',
    body: c.registration,
    response: c.registrationReceipt,
  },
  attempt: {
    ...providerRoutes.attempt,
    summary:
      'Outcome of an attempt to register or to buy a gift card, by its key. It finishes what the bank has confirmed',
    access: 'secret',
    response: c.attemptOutcome,
  },
} as const satisfies EndpointTable;
