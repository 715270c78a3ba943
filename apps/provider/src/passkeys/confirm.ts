import { eq } from 'drizzle-orm';
import type { PasskeyConfirmation, PasskeyConfirmationRequest, SessionWithRefresh } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { replaceSessionOf } from '../accounts/confirm-password.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { passkeys } from '../store/schema.ts';
import { toKnownCredential, type PasskeyDeps } from './add.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { advanceCounter, verifyPasskey } from './verify.ts';

/** What a browser confirms with. Unlike for signing in, the member is known, so it names the passkeys. */
export function confirmationRequest(
  { db, now, publicOrigin }: PasskeyDeps,
  member: ActingMember,
): Promise<PasskeyConfirmationRequest> {
  return db.transaction(async (tx) => {
    await member.lock(tx);
    const known = await tx.select().from(passkeys).where(eq(passkeys.userId, member.userId));
    return {
      challenge: await newChallenge(tx, { member, userHandle: null }, now()),
      rpId: relyingPartyOf(publicOrigin).id,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
      allowCredentials: known.map(toKnownCredential),
    };
  });
}

/**
 * The member has used a passkey now.
 *
 * @returns the session that replaces the one of before, and is confirmed
 * @throws {Problem} 401 `passkey-failed`, the same for every reason
 */
export async function confirmWithPasskey(
  deps: PasskeyDeps,
  member: ActingMember,
  { credential }: PasskeyConfirmation,
): Promise<SessionWithRefresh> {
  const used = await verifyPasskey(deps, credential, member);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const session = await replaceSessionOf(tx, member, deps);
    if (!used || !(await advanceCounter(tx, used.passkey.id, used.counter, now))) throw failed();
    return session;
  });
}

function failed(): Problem {
  return new Problem(401, 'This is no passkey of your account. Use another one, or enter your password.', {
    code: 'passkey-failed',
  });
}
