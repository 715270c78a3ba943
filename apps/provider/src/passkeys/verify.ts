import { and, eq, lt, or } from 'drizzle-orm';
import type { PasskeyConfirmation } from '@myler/api-client/contract';
import type { SignedIn } from '../http/caller.ts';
import type { Queryable } from '../store/database.ts';
import { passkeys } from '../store/schema.ts';
import type { PasskeyDeps } from './add.ts';
import { takeChallenge } from './challenges.ts';
import { loadWebAuthn, readClientData, relyingPartyOf } from './relying-party.ts';

export interface UsedPasskey {
  passkey: typeof passkeys.$inferSelect;
  counter: number;
}

/**
 * Uses the challenge up. The passkey counts as used only once `advanceCounter` says so.
 *
 * @param member whose passkey it must be and who was given the challenge in this session; null: whoever signs in
 * @returns undefined when the passkey is not known, or has not signed what it was asked to
 */
export async function verifyPasskey(
  { db, now, publicOrigin }: PasskeyDeps,
  credential: PasskeyConfirmation['credential'],
  member: SignedIn | null,
): Promise<UsedPasskey | undefined> {
  const clientData = readClientData(credential.response.clientDataJSON);
  if (!clientData || clientData.isCrossOrigin) return undefined;
  const challenge = await takeChallenge(db, clientData.challenge, member, now());
  // One with a handle is for adding.
  if (!challenge || challenge.userHandle !== null) return undefined;
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  const { userHandle, ...response } = credential.response;
  if (!passkey || passkey.userHandle !== userHandle) return undefined;
  if (member && passkey.userId !== member.userId) return undefined;
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

/** In one statement, so that of simultaneous uses with one counter only one succeeds. False also for one that was removed. */
export async function advanceCounter(tx: Queryable, id: string, counter: number, now: Date): Promise<boolean> {
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
