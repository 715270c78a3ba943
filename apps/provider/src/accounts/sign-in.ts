import { TransactionRollbackError, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { SessionWithRefresh } from '@myler/api-client/contract';
import type { ProviderEndpoints } from '@myler/api-client/endpoints';
import type * as z from 'zod/mini';
import type { Logger } from '@myler/server/log';
import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { hashToken, newDigits, reveal, sameText, sign } from '../primitives/tokens.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { signInCodeEmail } from '../mail/emails/sign-in-code.ts';
import { NOBODY } from '../mail/message/email.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { countMail, countMailOf } from '../mail/outbox/mail-budget.ts';
import type { Database } from '../store/database.ts';
import { signInCodes, users } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { noteProvenMailbox } from './proven-mailbox.ts';
import { openSession } from './open-session.ts';
import { closeSession } from './sessions.ts';
import { countTries } from './sign-in-tries.ts';
import { verifyPassword } from './verify-password.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
/** How often a visitor may try to enter one code. There are a million possible codes. */
const MAX_CODE_TRIES = 5;

export interface SignInDeps {
  db: Database;
  passwords: PasswordHasher;
  sessionKeys: Keys;
  giftCardKeys: Keys;
  now: () => Date;
  log: Pick<Logger, 'info' | 'warn'>;
  notifyMailQueue: () => void;
}

type SignIn = z.output<ProviderEndpoints['signIn']['body']>;
type User = typeof users.$inferSelect;

interface CheckedAccount {
  user: User | undefined;
  /** The hash that the password matches; undefined when it is wrong. */
  matched: string | undefined;
}

/**
 * Signs in. A failure has the same response and takes the same time whether or not the address is a member's.
 *
 * @throws {Problem} 401 `sign-in-failed`, or 401 `code-needed` once a code from the email is asked for
 */
export async function signIn(deps: SignInDeps, request: SignIn, visitorAddress: string): Promise<SessionWithRefresh> {
  const { db } = deps;
  const emailKey = emailKeyOf(request.email);
  const log = signInLog(deps, emailKey, visitorAddress);
  const tries = await countTries(deps, emailKey, visitorAddress);
  const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  const matched = await verifyPassword(deps, user, request.password).catch(async (error: unknown) => {
    // The password was not looked at, because too many others wait.
    await tries.takeBack();
    throw error;
  });
  const codeError = tries.needCode ? await codeProblem(deps, tries.key, { user, matched }, request) : undefined;
  if (codeError) {
    log('sign-in needs a code', user?.id);
    throw codeError;
  }
  if (!user || matched === undefined) {
    log('sign-in failed', user?.id);
    throw signInFailed();
  }
  if (tries.needCode) await noteProvenMailbox(deps, user.id, deps.now());
  const sessionDeps = { db, sessionKeys: deps.sessionKeys, now: deps.now() };
  const session = await openSession(sessionDeps, user.id, request, async (tx, { passwordHash }) => {
    if (passwordHash !== matched) return false;
    await tries.forget(tx);
    return true;
  });
  if (!session) throw signInFailed();
  log('signed in', user.id);
  // Otherwise nobody could end the last session of this browser: its token is replaced in the cookie.
  if (request.replaces) await closeSession(sessionDeps, request.replaces);
  return session;
}

/**
 * Logs who signed in and from where, so that an attack can be seen in the log: a member's id, and keyed hashes of the email
 * address and of the network address, which are the same for the same address.
 */
function signInLog({ log, sessionKeys }: SignInDeps, emailKey: string, visitorAddress: string) {
  const hash = (kind: string, value: string) => sign(sessionKeys, `log ${kind} ${value}`).slice(0, 16);
  return (message: string, userId: string | undefined) =>
    log.info(
      {
        ...(userId ? { user: userId } : {}),
        account: hash('account', emailKey),
        ...(visitorAddress ? { from: hash('from', visitorAddress) } : {}),
      },
      message,
    );
}

function signInFailed(): Problem {
  return new Problem(401, 'This email address and this password do not match. Check both, or choose a new password.', {
    code: 'sign-in-failed',
  });
}

/** @returns the problem to answer with, or undefined when the request has the right code */
async function codeProblem(
  deps: SignInDeps,
  key: string,
  account: CheckedAccount,
  request: SignIn,
): Promise<Problem | undefined> {
  const { db } = deps;
  const { email, newCode: isNewWanted = false } = request;
  const isNew = await sendCodeUnlessValid(deps, { key, email, isNewWanted, ...account });
  // True for everybody: whether one was sent would tell if the address is a member's, and the password right.
  if (isNew || !request.code)
    return codeNeeded(
      'Enter the six digits from our newest email to this address. They are good for ten minutes. If none comes, choose a new password instead: for that you need not wait.',
    );
  const isRight = await tryCode(db, key, request, account);
  return isRight ? undefined : codeNeeded('These are not the six digits we sent. Check them and try again.');
}

/**
 * Counts a try with a code, and deletes the code when it is right and the password too: a code signs in once. The row stays
 * locked until the end, so that simultaneous requests come one after the other, and none can replace the code meanwhile.
 *
 * @returns whether the code is right
 */
function tryCode(db: Database, key: string, { code = '' }: SignIn, { matched }: CheckedAccount): Promise<boolean> {
  const isRow = eq(signInCodes.key, key);
  return db.transaction(async (tx) => {
    const [counted] = await tx
      .update(signInCodes)
      .set({ codeTries: sql`${signInCodes.codeTries} + 1` })
      .where(isRow)
      .returning();
    const isRight = Boolean(
      counted?.codeHash && counted.codeTries <= MAX_CODE_TRIES && sameText(counted.codeHash, hashOfCode(key, code)),
    );
    if (isRight && matched !== undefined) await tx.delete(signInCodes).where(isRow);
    return isRight;
  });
}

const hashOfCode = (key: string, code: string) => hashToken(`${key}${code}`);

/**
 * Sends a new code when there is none, when it has expired or was tried too often, or when the visitor wants another
 * one. One statement decides, so that simultaneous requests without such a wish send one code.
 *
 * @returns whether a code was sent, or would have been if the recipient had not had so many emails
 */
async function sendCodeUnlessValid(
  deps: SignInDeps,
  { key, email, isNewWanted, user, matched }: CheckedAccount & { key: string; email: string; isNewWanted: boolean },
): Promise<boolean> {
  const { db, notifyMailQueue } = deps;
  const now = deps.now();
  const code = newDigits();
  const codeExpiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  const row = {
    codeHash: hashOfCode(key, reveal(code)),
    codeTries: 0,
    codeExpiresAt,
    windowEndsAt: codeExpiresAt,
    userId: user?.id ?? null,
  };
  const sending = db.transaction(async (tx) => {
    const sent = await tx
      .insert(signInCodes)
      .values({ key, ...row })
      .onConflictDoUpdate({
        target: signInCodes.key,
        set: row,
        setWhere: sql`${isNull(signInCodes.codeHash)} or ${lte(signInCodes.codeExpiresAt, now)} or ${gte(signInCodes.codeTries, MAX_CODE_TRIES)} or ${isNewWanted}`,
      })
      .returning({ key: signInCodes.key });
    if (sent.length === 0) return false;
    const about = { key: deps.sessionKeys[0], now };
    // Of each password: whoever had the one before must not have used up the codes of the new one.
    const { permit, until } =
      user && matched
        ? await countMailOf(tx, 'sign-in-code', { ...about, account: user, with: matched })
        : await countMail(tx, 'unneeded', { ...about, recipient: email });
    // A code that nobody gets must not stand in the way of the next one.
    if (!permit) return tx.rollback();
    const { email: to, firstName } = user ?? { email: NOBODY, firstName: 'Nobody' };
    const isLast = matched !== undefined && until !== undefined;
    await enqueueMail(tx, signInCodeEmail({ to, firstName, isLast }, sealed(deps.sessionKeys, { code })), now, permit);
    return true;
  });
  const isNew = await sending.catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return true;
    throw error;
  });
  if (isNew) notifyMailQueue();
  return isNew;
}

/** Deletes codes that have expired. */
export async function deleteOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lte(signInCodes.windowEndsAt, now));
}

function codeNeeded(message: string): Problem {
  return new Problem(401, message, { code: 'code-needed', errors: { code: message } });
}
