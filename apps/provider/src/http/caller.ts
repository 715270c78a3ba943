import type { Access } from '@myler/api-client/endpoints';
import type { Right } from '@myler/config/people';
import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { isOneOf } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import type { Person } from '../member-rows/find-person.ts';

/** The caller, from the bearer token. */
export type Caller = { kind: 'website' } | { kind: 'proxy' } | ({ kind: 'member' } & SignedIn);

export interface CallerTokens {
  publishableTokens: Keys;
  providerSecrets: Keys;
  /** The member of a valid access token. */
  memberOf(token: string): Promise<SignedIn | undefined>;
  /** @throws {Problem} 403 `password-needed` unless the member has shown a short time ago that it is them */
  assertConfirmed(member: SignedIn): Promise<void>;
  /** As `ActingMember.lock`. */
  lockMember(tx: Queryable, member: SignedIn, call: { isConfirmed: boolean; needs: Right }): Promise<Person>;
  /** Who the member is on the card. @throws {Problem} 401 `session-ended` when the account was closed; 404 without the right */
  assertMay(member: SignedIn, right: Right): Promise<void>;
  /** Counts a write of a member. @throws {Problem} 429 `too-many-changes` */
  countWrite(member: SignedIn): Promise<void>;
}

/** A member, and the session in which they call. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  /** Stays the same when the session is replaced. Limits count by it. */
  signInId: string;
}

/** @throws {Problem} 401 without a known bearer token */
export async function identify(authorization: string | null, tokens: CallerTokens): Promise<Caller> {
  const token = /^Bearer ([\x21-\x7e]{1,1024})$/i.exec(authorization ?? '')?.[1];
  if (!token) throw unauthorised('This call needs a bearer token.');
  // Both are always compared, so that the time does not reveal which one matches.
  const [website, proxy] = [isOneOf(token, tokens.publishableTokens), isOneOf(token, tokens.providerSecrets)];
  if (proxy) return { kind: 'proxy' };
  if (website) return { kind: 'website' };
  const member = await tokens.memberOf(token);
  if (!member) throw unauthorised('This token is not known or has ended. Sign in again.');
  return { kind: 'member', ...member };
}

/**
 * The member for whom the proxy calls: their access token is in a header beside the proxy's own.
 *
 * @throws {Problem} 403 when the caller is not the proxy; 401 without a valid access token
 */
export async function identifyMember(
  caller: Caller,
  memberToken: string | null,
  tokens: CallerTokens,
): Promise<Caller> {
  authorise(caller, 'secret');
  const member = memberToken ? await tokens.memberOf(memberToken) : undefined;
  if (!member) throw unauthorised('This token is not known or has ended. Sign in again.');
  return { kind: 'member', ...member };
}

/** The member who calls. An endpoint for members has let nobody else in. */
export function memberOf(caller: Caller): SignedIn {
  if (caller.kind !== 'member') throw new Error('An endpoint for members was called by somebody else.');
  return caller;
}

/** @throws {Problem} 403 when the caller has no access */
export function authorise(caller: Caller, access: Access): void {
  if (access === 'public' || (access === 'member' && caller.kind === 'member')) return;
  if (access === 'secret' && caller.kind === 'proxy') return;
  throw new Problem(403, 'This token may not do that.');
}

function unauthorised(message: string): Problem {
  return new Problem(401, message, { headers: { 'www-authenticate': 'Bearer' } });
}
