import { createSameOriginClient } from '@myler/api-client/same-origin';

/** The calls whose answer sets the session's cookie. A test compares them with the contract. */
const setsCookie: ReadonlySet<string> = new Set([
  'signIn',
  'signInWithPasskey',
  'acceptInvitation',
  'refresh',
  'register',
  'confirmPassword',
  'confirmWithPasskey',
  'changePassword',
]);

/** Only one tab at a time does this. */
export function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session', work) : work();
}

/**
 * The same client, whose calls that set the session's cookie wait for each other in all tabs. Otherwise the answer to a refresh
 * could come after that to a sign-in in another tab, and overwrite or clear its cookie: the session would go on without a browser.
 */
export function inTurn<Call extends (key: never, options?: never) => Promise<unknown>>(client: {
  call: Call;
}): { call: Call } {
  const call = (key: never, options?: never) =>
    setsCookie.has(key) ? withSessionLock(() => client.call(key, options)) : client.call(key, options);
  return { call: call as Call };
}

/** The client of whatever may sign a visitor in. */
export const sessionClient = inTurn(createSameOriginClient());
