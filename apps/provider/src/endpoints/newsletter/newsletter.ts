import { and, eq, gt, or } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import { mailLink } from '@myler/config/mail-links';
import type { Handlers } from '../../http/route.ts';
import { endingWith, hashToken, signedToken } from '../../primitives/tokens.ts';
import { emailKeyOf } from '../../primitives/email-key.ts';
import { alreadySubscribedEmail, confirmationEmail, firstNewsletterEmail } from '../../mail/emails/newsletter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { sealed } from '../../mail/outbox/seal.ts';
import { countMail } from '../../mail/outbox/mail-budget.ts';
import { unsubscribeHash, unsubscribeLink, type UnsubscribeDeps } from '../../newsletter/unsubscribe-link.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { subscribers } from '../../store/schema.ts';

const WEEK_MS = 7 * 86_400_000;

export interface NewsletterDeps extends UnsubscribeDeps {
  db: Database;
  now: () => Date;
  notifyMailQueue: () => void;
}

/**
 * The newsletter: subscription, confirmation by email, and unsubscription with one click (docs/product-decisions.md,
 * Consent and the newsletter).
 */
export function newsletterHandlers(
  deps: NewsletterDeps,
): Pick<Handlers, 'subscribe' | 'confirmSubscription' | 'unsubscribe'> {
  const { db } = deps;
  return {
    async subscribe({ body }) {
      await db.transaction((tx) => requestSubscription(tx, deps, body.email));
      deps.notifyMailQueue();
      return undefined;
    },
    async confirmSubscription({ body }) {
      const isNew = await db.transaction((tx) => confirm(tx, deps, body.token));
      if (!isNew && !(await isConfirmed(db, body.token)))
        throw new Problem(
          410,
          'This link is older than a week or not complete, or the letter was stopped since. Ask for it again.',
          {
            code: 'link-over',
          },
        );
      deps.notifyMailQueue();
      return undefined;
    },
    async unsubscribe({ body }) {
      // The privacy policy promises to keep nothing, so what was stopped and what never was are told alike.
      const hash = hashToken(body.token);
      const stopped = await db
        .delete(subscribers)
        .where(or(eq(subscribers.unsubscribeHash, hash), eq(subscribers.previousUnsubscribeHash, hash)))
        .returning();
      // Whoever presses the button of an earlier subscription would believe that the present one has stopped.
      if (stopped.length === 0)
        throw new Problem(
          410,
          'No subscription belongs to this link any more. If you have stopped the letter, it stays stopped. If it still comes, press the link at the foot of the newest one, or enter your address for the letter again: the email that follows has a button that stops it.',
          { code: 'link-over' },
        );
      return undefined;
    },
  };
}

/** @returns whether this request confirmed the subscription; if so, the first newsletter is in the outbox */
async function confirm(tx: Queryable, deps: NewsletterDeps, token: string): Promise<boolean> {
  const now = deps.now();
  const [confirmed] = await tx
    .update(subscribers)
    .set({ state: 'confirmed', changedAt: now, confirmExpiresAt: null })
    .where(and(eq(subscribers.confirmHash, hashToken(token)), gt(subscribers.confirmExpiresAt, now)))
    .returning();
  if (!confirmed) return false;
  const email = firstNewsletterEmail(
    { to: confirmed.email, origin: deps.publicOrigin },
    sealed(deps.sessionKeys, { unsubscribe: unsubscribeLink(deps, confirmed) }),
  );
  await enqueueMail(tx, email, now);
  return true;
}

/** A link that is opened again finds its subscription confirmed: the response is the same as the first time. */
async function isConfirmed(db: Queryable, token: string): Promise<boolean> {
  const [row] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.confirmHash, hashToken(token)));
  return row?.state === 'confirmed';
}

/** Whether a link of the address confirms a subscription, or ends it. Those of one that was stopped have ended with it. */
async function hasLink(tx: Queryable, emailKey: string, now: Date): Promise<boolean> {
  const works = or(eq(subscribers.state, 'confirmed'), gt(subscribers.confirmExpiresAt, now));
  const found = await tx
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(and(eq(subscribers.emailKey, emailKey), works));
  return found.length > 0;
}

/**
 * Requests a subscription. The writes are the same for subscribers and others, so that neither the response nor its
 * duration reveals who has the newsletter.
 */
async function requestSubscription(tx: Queryable, deps: NewsletterDeps, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const now = deps.now();
  const about = { recipient: email, key: deps.sessionKeys[0], now };
  const { permit } = await countMail(tx, 'newsletter', { ...about, hasLink: () => hasLink(tx, emailKey, now) });
  if (!permit) return;
  const asked = { changedAt: now };
  const unsubscribe = { since: now, unsubscribeHash: unsubscribeHash(deps, { emailKey, since: now }) };
  // Locks the row, so that no confirmation comes between what is read of it here and what is written.
  const [row] = await tx
    .insert(subscribers)
    .values({ emailKey, email, state: 'pending', ...unsubscribe, ...asked })
    .onConflictDoUpdate({ target: subscribers.emailKey, set: asked })
    .returning();
  if (!row) throw new Error('The subscription was not kept.');
  const isSubscribed = row.state === 'confirmed';
  // The same link again: a stranger's request must not end it.
  const token = signedToken(deps.sessionKeys, `newsletter-confirm ${emailKey} ${row.since?.toISOString() ?? ''}`);
  const confirmable = { confirmHash: hashToken(token), confirmExpiresAt: new Date(now.getTime() + WEEK_MS) };
  await tx
    .update(subscribers)
    .set(isSubscribed ? asked : confirmable)
    .where(eq(subscribers.emailKey, emailKey));
  const answer = isSubscribed
    ? alreadySubscribedEmail({ to: email }, sealed(deps.sessionKeys, { unsubscribe: unsubscribeLink(deps, row) }))
    : confirmationEmail(
        { to: email },
        sealed(deps.sessionKeys, { link: endingWith(mailLink(deps.publicOrigin, 'newsletter-confirm'), token) }),
      );
  await enqueueMail(tx, answer, now, permit);
}
