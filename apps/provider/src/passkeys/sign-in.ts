import { and, eq, lt, or } from 'drizzle-orm';
import type { PasskeyRequest, PasskeySignIn, SessionWithRefresh } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import type { Keys } from '@myler/server/secrets';
import { closeSession, openSession } from '../accounts/sessions.ts';
import { sign } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { passkeys } from '../store/schema.ts';
import type { PasskeyDeps } from './add.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge, takeChallenge } from './challenges.ts';
import { loadWebAuthn, readClientData, relyingPartyOf } from './relying-party.ts';

export interface PasskeySignInDeps extends PasskeyDeps {
  sessionKeys: Keys;
  log: Pick<Logger, 'info'>;
}

type Request = PasskeySignIn & { replaces?: string | undefined; device?: string | undefined };
type Row = typeof passkeys.$inferSelect;

/** What a browser signs in with. It names no passkey, so it tells nobody who is a member. */
export async function passkeyRequest({ db, now, publicOrigin }: PasskeyDeps): Promise<PasskeyRequest> {
  return {
    challenge: await newChallenge(db, { userId: null }, now()),
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
  const used = await verify(deps, request.credential);
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

interface UsedPasskey {
  passkey: Row;
  counter: number;
}

/** @returns undefined when the passkey is not known, or has not signed what it was asked to */
async function verify(
  { db, now, publicOrigin }: PasskeyDeps,
  credential: Request['credential'],
): Promise<UsedPasskey | undefined> {
  const clientData = readClientData(credential.response.clientDataJSON);
  if (!clientData || clientData.isCrossOrigin) return undefined;
  if (!(await takeChallenge(db, clientData.challenge, null, now()))) return undefined;
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  const { userHandle, ...response } = credential.response;
  if (!passkey || passkey.userHandle !== userHandle) return undefined;
  const { id, origin } = relyingPartyOf(publicOrigin);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: clientData.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
    // The library throws an error for whatever is not in order.
  }).catch(() => undefined);
  return result?.verified ? { passkey, counter: result.authenticationInfo.newCounter } : undefined;
}

/** In one statement, so that of simultaneous sign-ins with one counter only one succeeds. */
async function advanceCounter(tx: Queryable, id: string, counter: number, now: Date): Promise<boolean> {
  const isUnused = lt(passkeys.counter, counter);
  // A passkey that several devices share counts nothing: it is 0 for ever.
  const isNew = counter === 0 ? or(isUnused, eq(passkeys.counter, 0)) : isUnused;
  const advanced = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNew))
    .returning({ id: passkeys.id });
  return advanced.length > 0;
}

function failed(): Problem {
  return new Problem(401, 'This passkey is not known here. Use another one, or sign in with your password.', {
    code: 'passkey-failed',
  });
}
