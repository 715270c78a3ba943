import { extend, optional } from 'zod/mini';
import * as c from '../contract/index.ts';
import { providerAccountRoutes } from './account-routes.ts';
import type { EndpointTable } from './endpoint.ts';

/** Adding, naming and removing passkeys, signing in with one, and using one in place of the password. */
export const passkeyEndpoints = {
  passkeys: {
    ...providerAccountRoutes.passkeys,
    summary: 'The member’s passkeys',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
    response: c.memberPasskeys,
  },
  passkeyCreation: {
    ...providerAccountRoutes.passkeyCreation,
    summary: 'What a browser makes a passkey with, for five minutes. 403 password-needed; 409 too-many-passkeys',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
    response: c.passkeyCreation,
  },
  addPasskey: {
    ...providerAccountRoutes.addPasskey,
    summary: 'Add a passkey. 403 password-needed; 409 passkey-known, too-many-passkeys; 422 passkey-refused',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
    body: c.newPasskey,
    response: c.memberPasskeys,
  },
  renamePasskey: {
    ...providerAccountRoutes.renamePasskey,
    summary: 'Give a passkey another name. 403 password-needed; 404',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
    body: c.passkeyName,
    response: c.memberPasskeys,
  },
  removePasskey: {
    ...providerAccountRoutes.removePasskey,
    summary: 'Remove a passkey. 403 password-needed; 404',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
    response: c.memberPasskeys,
  },
  confirmationRequest: {
    ...providerAccountRoutes.confirmationRequest,
    summary: 'What a browser confirms with by one of the member’s passkeys, for five minutes',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
    response: c.passkeyConfirmationRequest,
  },
  confirmWithPasskey: {
    ...providerAccountRoutes.confirmWithPasskey,
    summary:
      'Use a passkey in place of the password, for the next ten minutes, in a session that replaces this one. 401 passkey-failed',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
    body: c.passkeyConfirmation,
    response: c.sessionWithRefresh,
  },
  passkeyRequest: {
    ...providerAccountRoutes.passkeyRequest,
    summary: 'What a browser signs in with by a passkey, for five minutes',
    access: 'secret',
    response: c.passkeyRequest,
  },
  signInWithPasskey: {
    ...providerAccountRoutes.signInWithPasskey,
    summary: 'Sign in with a passkey. 401 passkey-failed',
    access: 'secret',
    // As for `signIn`.
    body: extend(c.passkeySignIn, {
      replaces: optional(c.token(1, 256)),
      device: optional(c.singleLine(60)),
    }),
    response: c.sessionWithRefresh,
  },
} as const satisfies EndpointTable;
