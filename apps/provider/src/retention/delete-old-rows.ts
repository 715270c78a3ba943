import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../store/database.ts';
import { dayOf, momentBefore, monthsBefore } from '../primitives/days.ts';
import { CLAIM_MONTHS } from '../prices/coupon-claims.ts';
import { deleteMember } from '../accounts/delete-member.ts';
import {
  attempts,
  children,
  couponClaims,
  emailChanges,
  formerAddresses,
  giftCards,
  giftCardUses,
  idempotencyKeys,
  invitations,
  leads,
  memberships,
  newsletterIssues,
  newsletterRecipients,
  outgoingMail,
  passwordResets,
  payments,
  receipts,
  sharedShortlists,
  subscribers,
  users,
} from '../store/schema.ts';

/**
 * The retention periods of the privacy policy, “How long we keep it”; a test compares the two. The period for
 * statistics is in `endpoints/collect/delete-old-events.ts`.
 */
export const retention = {
  /** Months for enquiries. */
  enquiries: 12,
  /** Months for the hashes by which a code for new members is given once, and what was taken back is counted. */
  couponClaims: CLAIM_MONTHS,
  /** Years for a gift card after it was spent, expired or was refunded. */
  giftCards: 2,
  /** Days for children's details after a membership has ended. */
  children: 30,
  /** Years for an account after its membership has ended. */
  accounts: 2,
  /** Years for receipts after the end of the year that they belong to. */
  receipts: 6,
  /** Days for an attempt to pay, and for its key, unless a payment or a gift card has come of it: then as long as that. */
  attempts: 30,
  /** Days for an email after it was sent or given up, and for the list of an issue's recipients. */
  emails: 30,
} as const;

/** Deletes rows whose retention period is over. It may run at any time, also in several providers at the same time. */
export async function deleteOldRows(db: Database, now: Date): Promise<void> {
  await db.delete(leads).where(lt(leads.createdAt, monthsBefore(now, retention.enquiries)));
  await db.delete(couponClaims).where(lt(couponClaims.usedAt, monthsBefore(now, retention.couponClaims)));
  await db.delete(subscribers).where(and(eq(subscribers.state, 'pending'), lt(subscribers.confirmExpiresAt, now)));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(formerAddresses).where(lte(formerAddresses.expiresAt, now));
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(sharedShortlists).where(lte(sharedShortlists.expiresAt, now));
  await deleteOldEmails(db, momentBefore(now, retention.emails));
  await deleteOldGiftCards(db, monthsBefore(now, 12 * retention.giftCards));
  await deleteOldMembers(db, now);
  await deleteOldReceipts(db, now);
  await deleteOldAttempts(db, momentBefore(now, retention.attempts));
}

async function deleteOldMembers(db: Database, now: Date): Promise<void> {
  const ended = (when: SQL) => db.select({ userId: memberships.userId }).from(memberships).where(when);
  // Within so many days, as the last email says: on the last of them.
  const forgotten = ended(lte(memberships.endedOn, dayOf(momentBefore(now, retention.children))));
  await db.delete(children).where(inArray(children.userId, forgotten));
  const old = ended(lt(memberships.endedOn, dayOf(monthsBefore(now, 12 * retention.accounts))));
  for (const user of await db.select().from(users).where(inArray(users.id, old)))
    await db.transaction((tx) => deleteMember(tx, user, now));
}

/** Of a payment whose documents are all old enough, with the payment. */
async function deleteOldReceipts(db: Database, now: Date): Promise<void> {
  const firstKeptDay = `${now.getUTCFullYear() - retention.receipts}-01-01`;
  await db.transaction(async (tx) => {
    const kept = tx.select({ key: receipts.paymentKey }).from(receipts).where(gte(receipts.issuedOn, firstKeptDay));
    await tx.delete(receipts).where(and(lt(receipts.issuedOn, firstKeptDay), notInArray(receipts.paymentKey, kept)));
    const withReceipt = tx.select({ key: receipts.paymentKey }).from(receipts);
    await tx.delete(payments).where(notInArray(payments.key, withReceipt));
  });
}

/**
 * Of those that have ended. What an attempt has paid for keeps it: without its key, the same call would be done again. Runs
 * after what deletes payments and gift cards, so that it goes with them.
 */
async function deleteOldAttempts(db: Database, before: Date): Promise<void> {
  const isNeeded = (key: PgColumn) =>
    or(
      exists(db.select().from(payments).where(eq(payments.key, key))),
      exists(db.select().from(giftCards).where(eq(giftCards.attemptKey, key))),
      exists(db.select().from(giftCardUses).where(eq(giftCardUses.key, key))),
    )!;
  await db
    .delete(attempts)
    .where(
      and(
        lt(attempts.createdAt, before),
        inArray(attempts.state, ['succeeded', 'failed']),
        not(isNeeded(attempts.key)),
      ),
    );
  const isOfAttempt = exists(db.select().from(attempts).where(eq(attempts.key, idempotencyKeys.attemptKey)));
  await db
    .delete(idempotencyKeys)
    .where(and(lt(idempotencyKeys.createdAt, before), not(isOfAttempt), not(isNeeded(idempotencyKeys.attemptKey))));
}

/** The sender gives an email up after four days without success. Its row has no `sentAt`. */
async function deleteOldEmails(db: Database, before: Date): Promise<void> {
  await db
    .delete(outgoingMail)
    .where(or(lt(outgoingMail.sentAt, before), and(isNull(outgoingMail.sentAt), lt(outgoingMail.createdAt, before))));
  const completed = db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(lt(newsletterIssues.completedAt, before));
  await db.delete(newsletterRecipients).where(inArray(newsletterRecipients.issueId, completed));
}

async function deleteOldGiftCards(db: Database, before: Date): Promise<void> {
  const day = dayOf(before);
  const laterUse = db
    .select({ key: giftCardUses.key })
    .from(giftCardUses)
    .where(and(eq(giftCardUses.cardId, giftCards.id), gte(giftCardUses.usedAt, before)));
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: giftCards.id })
      .from(giftCards)
      .where(
        or(
          and(isNotNull(giftCards.refundedAt), lt(giftCards.refundedAt, before)),
          lt(sql`greatest(${giftCards.validUntil}, ${giftCards.returnedUntil})`, day),
          and(eq(giftCards.status, 'delivered'), eq(giftCards.balance, 0), notExists(laterUse)),
        ),
      )
      .for('update');
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(giftCardUses).where(inArray(giftCardUses.cardId, ids));
    await tx.delete(giftCards).where(inArray(giftCards.id, ids));
  });
}
