import { address } from '@myler/config/address';
import type { Keys } from '@myler/server/secrets';
import { endingWith, hashToken, signedToken } from '../primitives/tokens.ts';

export interface UnsubscribeDeps {
  publicOrigin: string;
  sessionKeys: Keys;
}

/** An address has the same token in every email, so that the link of an old email also unsubscribes. */
const unsubscribeToken = ({ sessionKeys }: Pick<UnsubscribeDeps, 'sessionKeys'>, emailKey: string) =>
  signedToken(sessionKeys, `unsubscribe ${emailKey}`);

/** The hash of the token, which the table stores. */
export const unsubscribeHash = (deps: Pick<UnsubscribeDeps, 'sessionKeys'>, emailKey: string) =>
  hashToken(unsubscribeToken(deps, emailKey));

/** The page that unsubscribes with one click. Mail programs can also send its form themselves (RFC 8058). */
export const unsubscribeLink = (deps: UnsubscribeDeps, emailKey: string) =>
  endingWith(`${deps.publicOrigin}${address('/unsubscribe')}?token=`, unsubscribeToken(deps, emailKey));
