import { createHmac, randomInt } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { SessionWithRefresh, signIn as signInContract } from '@myler/api-client/contract';
import type * as z from 'zod/mini';
import { Problem } from '@myler/api-client/problems';
import { hashToken, sameText } from '../primitives/tokens.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { signInCodeEmail } from '../mail/emails/sign-in-code.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { Database } from '../store/database.ts';
import { signInLimits, users } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { openSession } from './sessions.ts';

/**
 * Failed sign-ins per account and client address in a quarter of an hour. After that, signing in also needs a code that
 * is sent by e-mail. Accounts are never locked.
 */
const MAX_FAILURES_WITHOUT_CODE = 5;
const WINDOW_MS = 15 * 60_000;
const CODE_LIFETIME_MS = 10 * 60_000;
/** How often a visitor may try to enter one code. There are a million possible codes. */
const MAX_CODE_TRIES = 5;

export interface SignInDeps {
  db: Database;
  passwords: PasswordHasher;
  sessionKey: string;
  now: () => Date;
  notifyMailQueue: () => void;
}

type SignIn = z.output<typeof signInContract>;
type Limit = typeof signInLimits.$inferSelect;

/**
 * Signs in. A failure has the same response and takes the same time whether or not the address is a member's.
 *
 * @throws {Problem} 401 `sign-in-failed`, or 401 `code-needed` once a code from the e-mail is asked for
 */
export async function signIn(deps: SignInDeps, request: SignIn, visitorAddress: string): Promise<SessionWithRefresh> {
  const key = limitKey(deps, request.email, visitorAddress);
  const limit = await currentLimit(deps, key);
  const [user] = await deps.db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(request.email)));
  const isCorrect = await deps.passwords.verify(user?.passwordHash, request.password);
  const codeError =
    (limit?.failures ?? 0) >= MAX_FAILURES_WITHOUT_CODE ? await codeProblem(deps, key, limit, request) : undefined;
  if (codeError) throw codeError;
  if (!user || !isCorrect) throw await countFailure(deps, key);
  await deps.db.delete(signInLimits).where(eq(signInLimits.key, key));
  return openSession(
    { db: deps.db, sessionKey: deps.sessionKey, now: deps.now() },
    { id: user.id, name: user.firstName },
    request.keepMeSignedIn,
  );
}

/** A keyed hash, so that the table of failures holds no e-mail addresses and no IP addresses. */
function limitKey({ sessionKey }: SignInDeps, email: string, visitorAddress: string): string {
  return createHmac('sha256', sessionKey)
    .update(`limit ${emailKeyOf(email)} ${visitorAddress}`)
    .digest('base64url');
}

async function currentLimit({ db, now }: SignInDeps, key: string): Promise<Limit | undefined> {
  await db.delete(signInLimits).where(lt(signInLimits.windowEndsAt, now()));
  const [limit] = await db.select().from(signInLimits).where(eq(signInLimits.key, key));
  return limit;
}

async function countFailure({ db, now }: SignInDeps, key: string): Promise<Problem> {
  const windowEndsAt = new Date(now().getTime() + WINDOW_MS);
  await db
    .insert(signInLimits)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({ target: signInLimits.key, set: { failures: sql`${signInLimits.failures} + 1` } });
  return new Problem(401, 'This e-mail and this password do not go together. Check both, or choose a new password.', {
    code: 'sign-in-failed',
  });
}

/** @returns the problem to answer with, or undefined when the request has the right code */
async function codeProblem(
  deps: SignInDeps,
  key: string,
  limit: Limit | undefined,
  request: SignIn,
): Promise<Problem | undefined> {
  const { db, now } = deps;
  const isCodeValid =
    limit?.codeHash && limit.codeExpiresAt && limit.codeExpiresAt > now() && limit.codeTries < MAX_CODE_TRIES;
  if (!isCodeValid) {
    await sendCode(deps, key, request.email);
    return codeNeeded('Enter the six digits we have just sent to this address. They are good for ten minutes.');
  }
  if (!request.code) return codeNeeded('Enter the six digits we sent to this address.');
  // Counted in one statement before the comparison, so that simultaneous tries are counted too.
  const [counted] = await db
    .update(signInLimits)
    .set({ codeTries: sql`${signInLimits.codeTries} + 1` })
    .where(eq(signInLimits.key, key))
    .returning();
  const isCorrect =
    counted?.codeHash &&
    counted.codeTries <= MAX_CODE_TRIES &&
    sameText(counted.codeHash, hashToken(`${key}${request.code}`));
  return isCorrect ? undefined : codeNeeded('These are not the six digits we sent. Check them and try again.');
}

async function sendCode({ db, now, notifyMailQueue }: SignInDeps, key: string, email: string): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeExpiresAt = new Date(now().getTime() + CODE_LIFETIME_MS);
  await db.transaction(async (tx) => {
    await tx
      .update(signInLimits)
      .set({ codeHash: hashToken(`${key}${code}`), codeTries: 0, codeExpiresAt, windowEndsAt: codeExpiresAt })
      .where(eq(signInLimits.key, key));
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKeyOf(email)));
    if (user) await enqueueMail(tx, signInCodeEmail({ to: user.email, firstName: user.firstName, code }), now());
  });
  notifyMailQueue();
}

function codeNeeded(message: string): Problem {
  return new Problem(401, message, { code: 'code-needed', errors: { code: message } });
}
