import { address } from '@myler/config/address';
import { hashToken, mac } from '../primitives/tokens.ts';

export interface UnsubscribeDeps {
  publicOrigin: string;
  sessionKey: string;
}

/** The same for one address in every e-mail, so that the link of an old one ends the subscription too. */
const unsubscribeToken = ({ sessionKey }: Pick<UnsubscribeDeps, 'sessionKey'>, emailKey: string) =>
  mac(sessionKey, `unsubscribe ${emailKey}`);

/** What the table keeps of that token. */
export const unsubscribeHash = (deps: Pick<UnsubscribeDeps, 'sessionKey'>, emailKey: string) =>
  hashToken(unsubscribeToken(deps, emailKey));

/** The page with the one button, which mail programs may also press by themselves (RFC 8058). */
export const unsubscribeLink = (deps: UnsubscribeDeps, emailKey: string) =>
  `${deps.publicOrigin}${address('/unsubscribe')}?token=${unsubscribeToken(deps, emailKey)}`;
