import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

export const userEndpoints = {
  me: { ...providerRoutes.me, summary: 'Who the bearer is', access: 'public', response: c.currentUser },
  signIn: {
    ...providerRoutes.signIn,
    summary: 'Sign in',
    access: 'secret',
    body: c.signIn,
    response: c.sessionWithRefresh,
  },
  refresh: {
    ...providerRoutes.refresh,
    summary: 'Exchange a refresh token',
    access: 'secret',
    body: c.refreshRequest,
    response: c.sessionWithRefresh,
  },
  signOut: { ...providerRoutes.signOut, summary: 'End a session', access: 'secret', body: c.refreshRequest },
  forgotPassword: {
    ...providerRoutes.forgotPassword,
    summary: 'Send a reset link',
    access: 'secret',
    body: c.forgotPassword,
  },
  resetPassword: {
    ...providerRoutes.resetPassword,
    summary: 'Choose a new password',
    access: 'secret',
    body: c.resetPassword,
  },
} as const satisfies EndpointTable;
