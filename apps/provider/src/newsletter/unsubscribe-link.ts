import { address } from '@myler/config/address';
import type { Keys } from '@myler/server/secrets';
import { endingWith, hashToken, signedToken } from '../primitives/tokens.ts';

export interface UnsubscribeDeps {
  publicOrigin: string;
  sessionKeys: Keys;
}

interface Subscription {
  emailKey: string;
  since: Date | null;
}

/**
 * A subscription has the same token in every email, so that the link of an old email also unsubscribes. A later one of the same
 * address has another: whoever was given a letter of the former must not end it, and is told so.
 */
const unsubscribeToken = ({ sessionKeys }: Pick<UnsubscribeDeps, 'sessionKeys'>, { emailKey, since }: Subscription) =>
  signedToken(sessionKeys, `unsubscribe ${emailKey}${since ? ` ${since.toISOString()}` : ''}`);

/** The hash of the token, which the table stores. */
export const unsubscribeHash = (deps: Pick<UnsubscribeDeps, 'sessionKeys'>, subscription: Subscription) =>
  hashToken(unsubscribeToken(deps, subscription));

/** The page that unsubscribes with one click. Mail programs can also send its form themselves (RFC 8058). */
export const unsubscribeLink = (deps: UnsubscribeDeps, subscription: Subscription) =>
  endingWith(`${deps.publicOrigin}${address('/unsubscribe')}?token=`, unsubscribeToken(deps, subscription));
