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
    summary: 'What a coupon or referral code takes off',
    access: 'secret',
    query: c.couponQuery,
    response: c.coupon,
  },
  countries: {
    ...providerRoutes.countries,
    summary: 'Countries; one with its cities',
    access: 'public',
    query: c.countryQuery,
    response: array(c.country),
    cacheSeconds: 60 * MINUTE,
  },
  register: {
    ...providerRoutes.register,
    summary: 'Join and pay',
    access: 'secret',
    body: c.registration,
    response: c.registrationReceipt,
  },
  attempt: {
    ...providerRoutes.attempt,
    summary: 'How an attempt to join ended',
    access: 'secret',
    query: c.attemptQuery,
    response: c.attemptOutcome,
  },
} as const satisfies EndpointTable;
