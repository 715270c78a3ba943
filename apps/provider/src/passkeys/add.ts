import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { MAX_PASSKEYS, type NewPasskey, type PasskeyCreation } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { ActingMember } from '../http/acting-member.ts';
import type { SignedIn } from '../http/caller.ts';
import { passkeyAddedEmail } from '../mail/emails/passkey.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice } from '../mail/outbox/mail-budget.ts';
import { newToken, reveal } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { passkeys } from '../store/schema.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge, takeChallenge } from './challenges.ts';
import { loadWebAuthn, readClientData, relyingPartyOf } from './relying-party.ts';

/** EdDSA, ES256, RS256 (RFC 8152, RFC 8812): together every device has one of them. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeyDeps {
  db: Database;
  now: () => Date;
  publicOrigin: string;
  sessionKeys: Keys;
}

type Credential = NewPasskey['credential'];

/**
 * What a browser makes a passkey with.
 *
 * @throws {Problem} 409 `too-many-passkeys`
 */
export function passkeyCreation(deps: PasskeyDeps, member: ActingMember): Promise<PasskeyCreation> {
  return deps.db.transaction((tx) => creationIn(tx, deps, member));
}

async function creationIn(
  tx: Queryable,
  deps: Pick<PasskeyDeps, 'publicOrigin' | 'now'>,
  member: ActingMember,
): Promise<PasskeyCreation> {
  const { user } = await member.lock(tx);
  const known = await passkeysOf(tx, user.id);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  // The same for all passkeys of a member, so that a device keeps one passkey of them and not several.
  const userHandle = known[0]?.userHandle ?? reveal(newToken());
  const { id, name } = relyingPartyOf(deps.publicOrigin);
  return {
    rp: { id, name },
    user: { id: userHandle, name: user.email, displayName: `${user.firstName} ${user.lastName}` },
    challenge: await newChallenge(tx, { member, userHandle }, deps.now()),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: known.map(toKnownCredential),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * Stores a passkey that a browser has made, and tells the member by email.
 *
 * @throws {Problem} 409 `passkey-known`, `too-many-passkeys`; 422 `passkey-refused`; 429 `too-many-changes`
 */
export async function addPasskey(
  deps: PasskeyDeps,
  member: ActingMember,
  { name, credential }: NewPasskey,
): Promise<void> {
  const { db } = deps;
  const { userId } = member;
  const now = deps.now();
  const { userHandle, registration } = await verify(deps, member, credential);
  const { id: credentialId, publicKey, counter } = registration.credential;
  await db.transaction(async (tx) => {
    // Simultaneous requests cannot exceed the number either.
    const { user } = await member.lock(tx);
    if ((await passkeysOf(tx, userId)).length >= MAX_PASSKEYS) throw tooMany();
    const added = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
        userHandle,
        name,
        createdAt: now,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new Problem(409, 'This passkey has been added already.', { code: 'passkey-known' });
    const { email: to, firstName } = user;
    const notice = await countNotice(tx, { account: user, key: deps.sessionKeys[0], now });
    await enqueueMail(tx, passkeyAddedEmail({ to, firstName, name }), now, notice);
  });
}

type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

async function verify(
  { db, publicOrigin, now }: PasskeyDeps,
  member: SignedIn,
  credential: Credential,
): Promise<{ userHandle: string; registration: Registration }> {
  const clientData = readClientData(credential.response.clientDataJSON);
  if (!clientData || clientData.isCrossOrigin) throw refused();
  const challenge = await takeChallenge(db, clientData.challenge, member, now());
  if (!challenge?.userHandle || !(await isWithoutCertificates(credential))) throw refused();
  const { id, origin } = relyingPartyOf(publicOrigin);
  const { response } = credential;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const result = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: clientData.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws an error for whatever is not in order.
  }).catch(() => undefined);
  if (!result?.verified) throw refused();
  return { userHandle: challenge.userHandle, registration: result.registrationInfo };
}

/**
 * Whether a browser has left out which device it is, as it was asked to ("none", or signed with the passkey itself). The
 * library would read the certificates of other kinds, and may fetch addresses that stand in them.
 */
async function isWithoutCertificates({ response }: Credential): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** As WebAuthn names a passkey to a browser. */
export const toKnownCredential = ({ credentialId, transports }: typeof passkeys.$inferSelect) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

const passkeysOf = (db: Queryable, userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId));

function refused(): Problem {
  return new Problem(422, 'This passkey could not be added. Try again.', { code: 'passkey-refused' });
}

function tooMany(): Problem {
  return new Problem(409, `You have ${MAX_PASSKEYS} passkeys, and an account holds no more. Remove one first.`, {
    code: 'too-many-passkeys',
  });
}
