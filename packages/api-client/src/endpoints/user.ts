import { object, optional } from 'zod/mini';
import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

/**
 * A sign-in as the proxy sends it. `replaces` is the refresh token in the cookie of the same browser, whose session ends when
 * the new one begins; `device` names the browser in the member's list of sessions.
 */
const signInOfProxy = object({
  ...c.signIn.shape,
  replaces: optional(c.token(1, 256)),
  device: optional(c.singleLine(60)),
});

export const userEndpoints = {
  me: { ...providerRoutes.me, summary: 'Current user', access: 'public', response: c.currentUser },
  signIn: {
    ...providerRoutes.signIn,
    summary: 'Sign in. 401 sign-in-failed, code-needed',
    access: 'secret',
    body: signInOfProxy,
    response: c.sessionWithRefresh,
  },
  refresh: {
    ...providerRoutes.refresh,
    summary: 'Refresh a session',
    access: 'secret',
    body: c.refreshRequest,
    response: c.sessionWithRefresh,
  },
  signOut: { ...providerRoutes.signOut, summary: 'End a session', access: 'secret', body: c.refreshRequest },
  forgotPassword: {
    ...providerRoutes.forgotPassword,
    summary: 'Send a password reset link',
    access: 'secret',
    body: c.forgotPassword,
  },
  resetPasskeys: {
    ...providerRoutes.resetPasskeys,
    summary: 'The passkeys of whoever has the link for a new password. 410 reset-link-over',
    access: 'secret',
    body: c.resetToken,
    response: c.resetPasskeys,
  },
  resetPassword: {
    ...providerRoutes.resetPassword,
    summary:
      'Set a new password, sign out everywhere and keep the passkeys that are named. 410 reset-link-over; 422 by field',
    access: 'secret',
    body: c.resetPassword,
  },
} as const satisfies EndpointTable;
