import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import type { Database } from '../../store/database.ts';
import { outgoingMail } from '../../store/schema.ts';
import { NOBODY } from '../message/email.ts';
import { NEVER } from '../outbox/read-mail.ts';
import { stillHolds } from './still-holds.ts';
import { isRecipientRefused, isRefusedForGood, type MailTransport } from './transport.ts';

/** The lease of an email: after this time another sender may take it, because the first one has crashed. */
const LEASE_MS = 60_000;
/** How often a sender extends the lease of the email that it is sending, in milliseconds. */
const RENEWAL_MS = 15_000;
const BATCH_SIZE = 10;
const MAX_RETRY_DELAY_MS = 60 * 60_000;
/** After this time an undelivered email is given up, as RFC 5321, section 4.5.4.1 recommends. */
const GIVE_UP_AFTER_MS = 4 * 24 * 60 * 60_000;

export interface MailSender {
  /** Says that the outbox has new emails. Returns immediately. */
  notify(): void;
  /** Sends the emails that are due. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Delivers the emails of the outbox, immediately after `notify` and otherwise every few seconds. A failed delivery is
 * tried again for four days, after delays that grow to an hour. An email that a server refuses for good is given up.
 */
export function createMailSender(deps: {
  db: Database;
  transport: MailTransport;
  log: Logger;
  now: () => Date;
  /** Milliseconds between two looks into the outbox; 0 for a sender that only follows `notify` and `flush`. */
  interval: number;
  /** Milliseconds between two extensions of a lease. */
  renewal?: number;
}): MailSender {
  let running: Promise<void> | undefined;
  let mustRunAgain = false;
  let isStopped = false;

  function flush(): Promise<void> {
    mustRunAgain = true;
    running ??= work().finally(() => (running = undefined));
    return running;
  }
  async function work(): Promise<void> {
    while (mustRunAgain) {
      mustRunAgain = false;
      const due = isStopped ? [] : await takeDue(deps.db, deps.now());
      for (const row of due) await deliver(deps, row);
      if (due.length === BATCH_SIZE) mustRunAgain = true;
    }
  }
  const notify = () =>
    void flush().catch((error: unknown) => logFault(deps.log, error, {}, 'mail: the outbox cannot be read'));
  const timer = deps.interval > 0 ? setInterval(notify, deps.interval).unref() : undefined;
  return {
    notify,
    flush,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
      deps.transport.close();
    },
  };
}

type Row = typeof outgoingMail.$inferSelect;

/** Erases what lets somebody in: an email that has left, or never will, needs it no more. */
const NOTHING_LIVE = { sealed: null, subject: null, body: null, content: null, headers: null };

/**
 * Takes due emails by setting their next try to the end of the lease, in one statement, so that senders cannot
 * collide.
 */
function takeDue(db: Database, now: Date): Promise<Row[]> {
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(and(isNull(outgoingMail.sentAt), lte(outgoingMail.nextTryAt, now)))
    .orderBy(asc(outgoingMail.createdAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  return db
    .update(outgoingMail)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: sql`${outgoingMail.tries} + 1` })
    .where(inArray(outgoingMail.id, due))
    .returning();
}

/**
 * Extends the lease of an email, unless another sender has taken it.
 *
 * @returns the new end of the lease, or undefined when it is lost
 */
async function renewLease(db: Database, { id, nextTryAt }: Pick<Row, 'id' | 'nextTryAt'>, now: Date) {
  const [renewed] = await db
    .update(outgoingMail)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(outgoingMail.id, id), eq(outgoingMail.nextTryAt, nextTryAt), isNull(outgoingMail.sentAt)))
    .returning({ id: outgoingMail.id, nextTryAt: outgoingMail.nextTryAt });
  return renewed;
}

/** Extends a lease again and again while an email is sent, however slow the mail server is. */
function keepLease(db: Database, lease: Pick<Row, 'id' | 'nextTryAt'>, now: () => Date, renewal: number) {
  let current: typeof lease | undefined = lease;
  let renewing = Promise.resolve();
  const renew = async () => {
    // A renewal that fails is tried again before the lease ends.
    if (current) current = await renewLease(db, current, now()).catch(() => current);
  };
  const timer = setInterval(() => (renewing = renewing.then(renew)), renewal).unref();
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}

async function deliver(deps: Parameters<typeof createMailSender>[0], row: Row): Promise<void> {
  const { db, transport, log, now } = deps;
  // The emails before it in the batch may have taken longer than its lease.
  const lease = await renewLease(db, row, now());
  if (!lease) return;
  const stopRenewing = keepLease(db, lease, now, deps.renewal ?? RENEWAL_MS);
  try {
    const send = async () => ((await stillHolds(db, row)) ? transport.deliver(row).then(() => true) : false);
    if (!(await send().finally(stopRenewing))) {
      await giveUp(deps, row);
      return;
    }
    const isRow = eq(outgoingMail.id, row.id);
    if (row.recipient === NOBODY) await db.delete(outgoingMail).where(isRow);
    else
      await db
        .update(outgoingMail)
        .set({ ...NOTHING_LIVE, sentAt: now(), lastError: null })
        .where(isRow);
    log.info({ mail: row.id, kind: row.kind }, 'mail: sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const nextTryAt = isRefusedForGood(error) ? NEVER : nextTry(row, now());
    const about = { mail: row.id, kind: row.kind, tries: row.tries, reason };
    // Anybody can type an address that does not exist.
    if (isRecipientRefused(error)) log.info(about, 'mail: there is no such address, given up');
    else if (isRefusedForGood(error)) logFault(log, error, about, 'mail: refused for good, given up');
    else if (nextTryAt === NEVER) logFault(log, error, about, 'mail: not sent for four days, given up');
    else logFault(log, error, about, 'mail: not sent, will be tried again');
    const erased = nextTryAt === NEVER ? NOTHING_LIVE : {};
    await db
      .update(outgoingMail)
      .set({ ...erased, nextTryAt, lastError: reason })
      .where(eq(outgoingMail.id, row.id));
  }
}

/** An email is not sent that would say what is no longer so. */
async function giveUp({ db, log }: Parameters<typeof createMailSender>[0], row: Row): Promise<void> {
  const over = { ...NOTHING_LIVE, nextTryAt: NEVER, lastError: 'What it says holds no longer.' };
  await db.update(outgoingMail).set(over).where(eq(outgoingMail.id, row.id));
  log.info({ mail: row.id, kind: row.kind }, 'mail: what it says holds no longer, given up');
}

function nextTry({ createdAt, tries }: Row, now: Date): Date {
  if (now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS) return NEVER;
  return new Date(now.getTime() + Math.min(MAX_RETRY_DELAY_MS, 5000 * 2 ** Math.min(tries, 20)));
}
