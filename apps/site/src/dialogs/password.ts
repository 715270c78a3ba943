import { createSameOriginClient } from '@myler/api-client/same-origin';

const client = createSameOriginClient();

/**
 * The provider answers the same, after the same time, whether or not the address is a member's
 * (docs/product-decisions.md, Accounts).
 */
export const sendResetLink = (email: string) => client.call('forgotPassword', { body: { email } });

export const setNewPassword = (token: string, password: string) =>
  client.call('resetPassword', { body: { token, password } });
