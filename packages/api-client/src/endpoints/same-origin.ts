import { array } from 'zod/mini';
import * as c from '../contract/index.ts';
import { sameOriginRoutes } from './routes.ts';
import { MINUTE, type Endpoint } from './endpoint.ts';

/** The calls of the site's own origin, below `/api` (docs/specification.md, section 7). */
export const sameOriginEndpoints = {
  subscribe: {
    ...sameOriginRoutes.subscribe,
    summary: 'Ask for the letter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  coupon: {
    ...sameOriginRoutes.coupon,
    summary: 'What a coupon or referral code takes off',
    access: 'public',
    query: c.couponQuery,
    response: c.coupon,
  },
  prices: {
    ...sameOriginRoutes.prices,
    summary: 'Memberships with their prices',
    access: 'public',
    response: array(c.membershipPrice),
    cacheSeconds: MINUTE,
  },
  signIn: { ...sameOriginRoutes.signIn, summary: 'Sign in', access: 'public', body: c.signIn, response: c.session },
  refresh: {
    ...sameOriginRoutes.refresh,
    summary: 'Renew the access token from the cookie',
    access: 'public',
    response: c.session,
  },
  signOut: { ...sameOriginRoutes.signOut, summary: 'Sign out', access: 'public' },
  forgotPassword: {
    ...sameOriginRoutes.forgotPassword,
    summary: 'Send a reset link',
    access: 'public',
    body: c.forgotPassword,
  },
  resetPassword: {
    ...sameOriginRoutes.resetPassword,
    summary: 'Choose a new password',
    access: 'public',
    body: c.resetPassword,
  },
  register: {
    ...sameOriginRoutes.register,
    summary: 'Join and pay',
    access: 'public',
    body: c.registration,
    response: c.registrationAnswer,
  },
  attempt: {
    ...sameOriginRoutes.attempt,
    summary: 'How an attempt to join ended',
    access: 'public',
    query: c.attemptQuery,
    response: c.attemptOutcome,
  },
  lead: { ...sameOriginRoutes.lead, summary: 'Leave an enquiry', access: 'public', body: c.lead },
} as const satisfies Record<keyof typeof sameOriginRoutes, Endpoint>;

export type SameOriginEndpoints = typeof sameOriginEndpoints;
