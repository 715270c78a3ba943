import { array } from 'zod/mini';
import { accountEndpoints } from './account.ts';
import * as c from '../contract/index.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { peopleEndpoints } from './people.ts';
import { sameOriginAccountRoutes } from './account-routes.ts';
import { sameOriginRoutes } from './routes.ts';
import { MINUTE, type Endpoint } from './endpoint.ts';

const sameOriginAccount = {
  confirmPassword: {
    ...accountEndpoints.confirmPassword,
    ...sameOriginAccountRoutes.confirmPassword,
    access: 'member',
    response: c.session,
  },
  changeEmail: { ...accountEndpoints.changeEmail, ...sameOriginAccountRoutes.changeEmail, access: 'member' },
  cancelEmailChange: {
    ...accountEndpoints.cancelEmailChange,
    ...sameOriginAccountRoutes.cancelEmailChange,
    access: 'member',
  },
  cancelEmailByLink: {
    ...accountEndpoints.cancelEmailByLink,
    ...sameOriginAccountRoutes.cancelEmailByLink,
    access: 'public',
  },
  confirmEmail: { ...accountEndpoints.confirmEmail, ...sameOriginAccountRoutes.confirmEmail, access: 'member' },
  changePassword: {
    ...accountEndpoints.changePassword,
    ...sameOriginAccountRoutes.changePassword,
    access: 'member',
    response: c.session,
  },
  sessions: { ...accountEndpoints.sessions, ...sameOriginAccountRoutes.sessions, access: 'member' },
  endSession: { ...accountEndpoints.endSession, ...sameOriginAccountRoutes.endSession, access: 'member' },
  endSessions: { ...accountEndpoints.endSessions, ...sameOriginAccountRoutes.endSessions, access: 'member' },
  changeCard: { ...accountEndpoints.changeCard, ...sameOriginAccountRoutes.changeCard, access: 'member' },
  upgrade: { ...accountEndpoints.upgrade, ...sameOriginAccountRoutes.upgrade, access: 'member' },
  upgradeOutcome: { ...accountEndpoints.upgradeOutcome, ...sameOriginAccountRoutes.upgradeOutcome, access: 'member' },
  closeAccount: { ...accountEndpoints.closeAccount, ...sameOriginAccountRoutes.closeAccount, access: 'member' },
  passkeys: { ...passkeyEndpoints.passkeys, ...sameOriginAccountRoutes.passkeys, access: 'member' },
  passkeyCreation: {
    ...passkeyEndpoints.passkeyCreation,
    ...sameOriginAccountRoutes.passkeyCreation,
    access: 'member',
  },
  addPasskey: { ...passkeyEndpoints.addPasskey, ...sameOriginAccountRoutes.addPasskey, access: 'member' },
  renamePasskey: { ...passkeyEndpoints.renamePasskey, ...sameOriginAccountRoutes.renamePasskey, access: 'member' },
  removePasskey: { ...passkeyEndpoints.removePasskey, ...sameOriginAccountRoutes.removePasskey, access: 'member' },
  confirmationRequest: {
    ...passkeyEndpoints.confirmationRequest,
    ...sameOriginAccountRoutes.confirmationRequest,
    access: 'member',
  },
  confirmWithPasskey: {
    ...passkeyEndpoints.confirmWithPasskey,
    ...sameOriginAccountRoutes.confirmWithPasskey,
    access: 'member',
    response: c.session,
  },
  passkeyRequest: { ...passkeyEndpoints.passkeyRequest, ...sameOriginAccountRoutes.passkeyRequest, access: 'public' },
  signInWithPasskey: {
    ...sameOriginAccountRoutes.signInWithPasskey,
    summary: 'Sign in with a passkey',
    access: 'public',
    body: c.passkeySignIn,
    response: c.session,
  },
  openInvitation: {
    ...peopleEndpoints.openInvitation,
    ...sameOriginAccountRoutes.openInvitation,
    access: 'public',
  },
  acceptInvitation: {
    ...peopleEndpoints.acceptInvitation,
    ...sameOriginAccountRoutes.acceptInvitation,
    access: 'public',
    body: c.acceptedInvitation,
    response: c.session,
  },
} as const satisfies Record<keyof typeof sameOriginAccountRoutes, Endpoint>;

/** The calls of the site's own origin, below `/api` (docs/specification.md, section 7). */
export const sameOriginEndpoints = {
  subscribe: {
    ...sameOriginRoutes.subscribe,
    summary: 'Subscribe to the newsletter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  coupon: {
    ...sameOriginRoutes.coupon,
    summary: 'Discount of a coupon or referral code',
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
    summary: 'Refresh the access token with the cookie',
    access: 'public',
    response: c.session,
  },
  signOut: { ...sameOriginRoutes.signOut, summary: 'Sign out', access: 'public' },
  forgotPassword: {
    ...sameOriginRoutes.forgotPassword,
    summary: 'Send a password reset link',
    access: 'public',
    body: c.forgotPassword,
  },
  resetPasskeys: {
    ...sameOriginRoutes.resetPasskeys,
    summary: 'The passkeys of whoever has the link for a new password',
    access: 'public',
    body: c.resetToken,
    response: c.resetPasskeys,
  },
  resetPassword: {
    ...sameOriginRoutes.resetPassword,
    summary: 'Set a new password',
    access: 'public',
    body: c.resetPassword,
  },
  register: {
    ...sameOriginRoutes.register,
    summary: 'Register and pay',
    access: 'public',
    body: c.registration,
    response: c.registrationResponse,
  },
  attempt: {
    ...sameOriginRoutes.attempt,
    summary: 'Outcome of an attempt to register or to buy a gift card, by its key',
    access: 'public',
    response: c.attemptOutcome,
  },
  lead: { ...sameOriginRoutes.lead, summary: 'Send an enquiry', access: 'public', body: c.lead },
  ...sameOriginAccount,
} as const satisfies Record<keyof typeof sameOriginRoutes | keyof typeof sameOriginAccountRoutes, Endpoint>;

export type SameOriginEndpoints = typeof sameOriginEndpoints;

/** The account’s part of them. */
export type SameOriginAccountEndpoints = typeof sameOriginAccount;
