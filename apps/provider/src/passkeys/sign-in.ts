import type { PasskeyRequest, PasskeySignIn, SessionWithRefresh } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import type { Keys } from '@myler/server/secrets';
import { openSession } from '../accounts/open-session.ts';
import { closeSession } from '../accounts/sessions.ts';
import { sign } from '../primitives/tokens.ts';
import type { PasskeyDeps } from './add.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { advanceCounter, verifyPasskey } from './verify.ts';

export interface PasskeySignInDeps extends PasskeyDeps {
  sessionKeys: Keys;
  log: Pick<Logger, 'info'>;
}

type Request = PasskeySignIn & { replaces?: string | undefined; device?: string | undefined };

/** What a browser signs in with. It names no passkey, so it tells nobody who is a member. */
export async function passkeyRequest({ db, now, publicOrigin }: PasskeyDeps): Promise<PasskeyRequest> {
  return {
    challenge: await newChallenge(db, { member: null, userHandle: null }, now()),
    rpId: relyingPartyOf(publicOrigin).id,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  };
}

/**
 * Signs in with a passkey: the same session as with the password.
 *
 * @throws {Problem} 401 `passkey-failed`, the same for every reason
 */
export async function signInWithPasskey(
  deps: PasskeySignInDeps,
  request: Request,
  visitorAddress: string,
): Promise<SessionWithRefresh> {
  const { db, sessionKeys, log } = deps;
  const now = deps.now();
  const from = visitorAddress ? { from: sign(sessionKeys, `log from ${visitorAddress}`).slice(0, 16) } : {};
  const used = await verifyPasskey(deps, request.credential, null);
  // No session when the passkey was removed meanwhile, or a simultaneous sign-in has used the same counter.
  const session =
    used &&
    (await openSession({ db, sessionKeys, now }, used.passkey.userId, request, (tx) =>
      advanceCounter(tx, used.passkey.id, used.counter, now),
    ));
  if (!session) {
    log.info({ ...(used ? { user: used.passkey.userId } : {}), ...from }, 'sign-in with a passkey failed');
    throw failed();
  }
  log.info({ user: session.user.id, ...from }, 'signed in with a passkey');
  // Otherwise nobody could end the last session of this browser: its token is replaced in the cookie.
  if (request.replaces) await closeSession({ db, sessionKeys, now }, request.replaces);
  return session;
}

function failed(): Problem {
  return new Problem(401, 'This passkey is not known here. Use another one, or sign in with your password.', {
    code: 'passkey-failed',
  });
}
