import { createHash } from 'node:crypto';
import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { daysBetween, formatDate } from '@myler/config/dates';
import { newsletter } from '@myler/config/service';
import { dayIn } from '../primitives/days.ts';
import { issueEmail } from '../mail/emails/newsletter.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { Database } from '../store/database.ts';
import { newsletterIssues, newsletterRecipients, subscribers } from '../store/schema.ts';
import type { NewsletterIssue } from './read-issue.ts';
import { unsubscribeLink, type UnsubscribeDeps } from './unsubscribe-link.ts';

/** Recipients of one transaction: few enough that a killed run loses little work, and enough to be fast. */
const BATCH = 50;

export interface SendDeps extends UnsubscribeDeps {
  db: Database;
  now: () => Date;
  /** Replaces today's date in London when it is compared with the issue's. Only for trying an issue out. */
  asOf?: string | undefined;
}

export interface SendResult {
  /** The number of recipients of the issue, including those of earlier runs. */
  recipients: number;
  /** The number of emails that this run put in the outbox. */
  queued: number;
}

/**
 * Puts an issue in the outbox once for every confirmed subscriber. The next run continues after a killed one, and
 * simultaneous runs share the work. When all subscribers have the issue, it is complete: later ones do not get it.
 *
 * @param onProgress is called after each transaction with the number of emails that this run put in the outbox
 * @throws {Error} when it is not the issue's day, when the last issue is less than a fortnight old, or when the file has
 *   changed since sending began
 */
export async function sendIssue(
  deps: SendDeps,
  issue: NewsletterIssue,
  onProgress: (queued: number) => void = () => undefined,
): Promise<SendResult> {
  const { db } = deps;
  const { completedAt } = await beginIssue(deps, issue);
  const queued = completedAt ? 0 : await queueAll(deps, issue, onProgress);
  return { recipients: await db.$count(newsletterRecipients, eq(newsletterRecipients.issueId, issue.id)), queued };
}

/** @returns how many emails this run put in the outbox */
async function queueAll(deps: SendDeps, issue: NewsletterIssue, onProgress: (queued: number) => void): Promise<number> {
  let queued = 0;
  for (;;) {
    const batch = await queueBatch(deps, issue);
    if (batch === 'nobody-left') break;
    queued += batch;
    onProgress(queued);
  }
  await deps.db.update(newsletterIssues).set({ completedAt: deps.now() }).where(eq(newsletterIssues.id, issue.id));
  return queued;
}

/** The number of confirmed subscribers who do not have the issue yet, to whom a run would send it. */
export function countRecipients(db: Database, issue: NewsletterIssue): Promise<number> {
  return db.$count(subscribers, isWaitingFor(db, issue));
}

/** Records that sending has begun, or checks that an earlier run began with the same text. */
async function beginIssue({ db, now, asOf }: SendDeps, issue: NewsletterIssue): Promise<{ completedAt: Date | null }> {
  const contentHash = hashOf(issue);
  return db.transaction(async (tx) => {
    // Only one run at a time may begin: two issues that begin together would not see each other as the last issue.
    await tx.execute(sql`lock table ${newsletterIssues} in share row exclusive mode`);
    const [begun] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, issue.id));
    if (begun && begun.contentHash !== contentHash)
      throw new Error(
        `The file of ${issue.id} has changed since sending began: put it back as it was, so that everybody gets the same words.`,
      );
    if (begun) return begun;
    const today = asOf ?? dayIn('Europe/London', now());
    if (today !== issue.date)
      throw new Error(
        `The issue ${issue.id} is for ${formatDate(issue.date)}, and today is ${formatDate(today)}. Send it on its day, or change its date.`,
      );
    const [last] = await tx.select().from(newsletterIssues).orderBy(desc(newsletterIssues.date)).limit(1);
    if (last && daysBetween(last.date, issue.date) < newsletter.days)
      throw new Error(
        `The last issue, ${last.id}, was for ${formatDate(last.date)}. We promise one about once a fortnight.`,
      );
    await tx.insert(newsletterIssues).values({ id: issue.id, date: issue.date, contentHash, startedAt: now() });
    return { completedAt: null };
  });
}

/** @returns how many emails of a batch this run put in the outbox; a simultaneous run may have taken the rest */
async function queueBatch(deps: SendDeps, issue: NewsletterIssue): Promise<number | 'nobody-left'> {
  const { db, now } = deps;
  return db.transaction(async (tx) => {
    const next = await tx
      .select({
        emailKey: subscribers.emailKey,
        since: subscribers.since,
        email: subscribers.email,
        recipient: subscribers.unsubscribeHash,
      })
      .from(subscribers)
      .where(isWaitingFor(db, issue))
      .orderBy(subscribers.emailKey)
      .limit(BATCH)
      // The lock makes an unsubscription wait for this transaction, so no email is queued after an unsubscription.
      .for('update');
    if (next.length === 0) return 'nobody-left';
    const inserted = await tx
      .insert(newsletterRecipients)
      .values(next.map(({ recipient }) => ({ issueId: issue.id, recipient, queuedAt: now() })))
      .onConflictDoNothing()
      .returning({ recipient: newsletterRecipients.recipient });
    const claimed = new Set(inserted.map(({ recipient }) => recipient));
    for (const subscription of next.filter(({ recipient }) => claimed.has(recipient))) {
      const unsubscribe = unsubscribeLink(deps, subscription);
      const mail = issueEmail(
        { to: subscription.email, issue, origin: deps.publicOrigin },
        sealed(deps.sessionKeys, { unsubscribe }),
      );
      await enqueueMail(tx, mail, now());
    }
    return claimed.size;
  });
}

function isWaitingFor(db: Database, issue: NewsletterIssue) {
  const has = db
    .select({ one: sql`1` })
    .from(newsletterRecipients)
    .where(
      and(eq(newsletterRecipients.issueId, issue.id), eq(newsletterRecipients.recipient, subscribers.unsubscribeHash)),
    );
  return and(eq(subscribers.state, 'confirmed'), notExists(has));
}

const hashOf = (issue: NewsletterIssue) => createHash('sha256').update(JSON.stringify(issue)).digest('base64url');
