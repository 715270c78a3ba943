import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from '@myler/server/log';
import type { Database } from '../../store/database.ts';
import { outgoingMail } from '../../store/schema.ts';
import type { MailTransport } from './transport.ts';

/** Nobody else takes a letter while one sender has it; a sender that crashed loses it after this. */
const LEASE_MS = 60_000;
const AT_ONCE = 10;
const LONGEST_WAIT_MS = 60 * 60_000;
/** What no server has taken by then is given up, as mail servers do among themselves (RFC 5321, section 4.5.4.1). */
const PATIENCE_MS = 4 * 24 * 60 * 60_000;
const NEVER = new Date('9999-12-31T00:00:00Z');

export interface MailSender {
  /** There is mail: look soon. */
  notify(): void;
  /** Sends what is due now; resolves when done. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Takes letters from the outbox and delivers them: at once when told, otherwise every few seconds; what fails waits, each
 * time longer, up to an hour, for four days.
 */
export function createMailSender(deps: {
  db: Database;
  transport: MailTransport;
  log: Logger;
  now: () => Date;
  /** Milliseconds; 0 for a sender that only works when told. */
  every: number;
}): MailSender {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function flush(): Promise<void> {
    again = true;
    running ??= work().finally(() => (running = undefined));
    return running;
  }
  async function work(): Promise<void> {
    while (again) {
      again = false;
      const due = stopped ? [] : await takeDue(deps.db, deps.now());
      for (const row of due) await deliver(deps, row);
      if (due.length === AT_ONCE) again = true;
    }
  }
  const notify = () =>
    void flush().catch((error: unknown) => deps.log.error({ err: error }, 'mail: the outbox cannot be read'));
  const timer = deps.every > 0 ? setInterval(notify, deps.every).unref() : undefined;
  return {
    notify,
    flush,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
      deps.transport.close();
    },
  };
}

type Row = typeof outgoingMail.$inferSelect;

/** Takes letters that are due by moving their next try beyond the lease, in one statement that two senders can run. */
function takeDue(db: Database, now: Date): Promise<Row[]> {
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(and(isNull(outgoingMail.sentAt), lte(outgoingMail.nextTryAt, now)))
    .orderBy(asc(outgoingMail.createdAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(outgoingMail)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: sql`${outgoingMail.tries} + 1` })
    .where(inArray(outgoingMail.id, due))
    .returning();
}

async function deliver({ db, transport, log, now }: Parameters<typeof createMailSender>[0], row: Row): Promise<void> {
  try {
    await transport.deliver(row);
    await db.update(outgoingMail).set({ sentAt: now(), lastError: null }).where(eq(outgoingMail.id, row.id));
    log.info({ mail: row.id, kind: row.kind }, 'mail: sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const nextTryAt = nextTry(row, now());
    const about = { mail: row.id, kind: row.kind, tries: row.tries, reason };
    if (nextTryAt === NEVER) log.error(about, 'mail: not sent for four days, given up');
    else log.warn(about, 'mail: not sent, will be tried again');
    await db.update(outgoingMail).set({ nextTryAt, lastError: reason }).where(eq(outgoingMail.id, row.id));
  }
}

function nextTry({ createdAt, tries }: Row, now: Date): Date {
  if (now.getTime() - createdAt.getTime() > PATIENCE_MS) return NEVER;
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, 5000 * 2 ** Math.min(tries, 20)));
}
