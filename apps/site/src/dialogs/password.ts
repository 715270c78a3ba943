import { createSameOriginClient } from '@myler/api-client/same-origin';

const client = createSameOriginClient();

/**
 * The provider answers the same, after the same time, whether or not the address is a member's
 * (docs/product-decisions.md, Accounts).
 */
export const sendResetLink = (email: string) => client.call('forgotPassword', { body: { email } });

export const setNewPassword = (token: string, password: string, keptPasskeys: string[] | undefined) =>
  client.call('resetPassword', { body: { token, password, ...(keptPasskeys ? { keptPasskeys } : {}) } });

/** The passkeys of whoever has the link. */
export const resetPasskeys = (token: string) => client.call('resetPasskeys', { body: { token } });
