import { and, eq, gt } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import type { Handlers } from '../../http/route.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { emailKeyOf } from '../../joining/member.ts';
import { alreadySubscribedLetter, confirmLetter } from '../../mail/letters/newsletter.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { subscribers } from '../../store/schema.ts';

const WEEK_MS = 7 * 86_400_000;

export interface NewsletterDeps {
  db: Database;
  now: () => Date;
  publicOrigin: string;
  mailWaits: () => void;
}

/** The letter: asked for, confirmed by e-mail, ended with one press (decisions, Consent and the newsletter). */
export function newsletterHandlers(
  deps: NewsletterDeps,
): Pick<Handlers, 'subscribe' | 'confirmSubscription' | 'unsubscribe'> {
  const { db, now } = deps;
  return {
    async subscribe({ body }) {
      await db.transaction((tx) => ask(tx, deps, body.email));
      deps.mailWaits();
      return undefined;
    },
    async confirmSubscription({ body }) {
      const [confirmed] = await db
        .update(subscribers)
        .set({ state: 'confirmed', changedAt: now(), confirmExpiresAt: null })
        .where(and(eq(subscribers.confirmHash, hashToken(body.token)), gt(subscribers.confirmExpiresAt, now())))
        .returning();
      if (!confirmed && !(await isConfirmed(db, body.token)))
        throw new Problem(410, 'This link is older than a week or not complete. Ask for the letter again.', {
          code: 'link-over',
        });
      return undefined;
    },
    async unsubscribe({ body }) {
      // An unknown token has nothing to end: whoever presses it does not get the letter, which is what was wanted.
      await db
        .update(subscribers)
        .set({ state: 'unsubscribed', changedAt: now(), confirmExpiresAt: null })
        .where(eq(subscribers.unsubscribeHash, hashToken(body.token)));
      return undefined;
    },
  };
}

/** Pressed twice, a link confirms once and says yes twice. */
async function isConfirmed(db: Queryable, token: string): Promise<boolean> {
  const [row] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.confirmHash, hashToken(token)));
  return row?.state === 'confirmed';
}

/** The same writes whether or not the address has the letter, so that the answer and its time tell nothing. */
async function ask(tx: Queryable, deps: NewsletterDeps, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const now = deps.now();
  const [existing] = await tx.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
  const [confirm, unsubscribe] = [newToken(), newToken()];
  const isSubscribed = existing?.state === 'confirmed';
  const tokens = {
    unsubscribeHash: hashToken(unsubscribe),
    changedAt: now,
    ...(isSubscribed
      ? {}
      : {
          state: 'pending' as const,
          confirmHash: hashToken(confirm),
          confirmExpiresAt: new Date(now.getTime() + WEEK_MS),
        }),
  };
  await tx
    .insert(subscribers)
    .values({ emailKey, email, state: 'pending', ...tokens })
    .onConflictDoUpdate({ target: subscribers.emailKey, set: tokens });
  const link = (name: string, token: string) => `${deps.publicOrigin}/#newsletter-${name}=${token}`;
  const letter = isSubscribed
    ? alreadySubscribedLetter({ to: email, unsubscribe: link('unsubscribe', unsubscribe) })
    : confirmLetter({ to: email, link: link('confirm', confirm) });
  await enqueueMail(tx, letter, now);
}
