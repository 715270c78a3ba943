import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

export const userEndpoints = {
  me: { ...providerRoutes.me, summary: 'Current user', access: 'public', response: c.currentUser },
  signIn: {
    ...providerRoutes.signIn,
    summary: 'Sign in',
    access: 'secret',
    body: c.signIn,
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
  resetPassword: {
    ...providerRoutes.resetPassword,
    summary: 'Set a new password',
    access: 'secret',
    body: c.resetPassword,
  },
} as const satisfies EndpointTable;
