import { and, eq, lt, type SQL } from 'drizzle-orm';
import { LEAVING_DAYS } from '@myler/config/account';
import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import { REFERRAL_PERCENT } from '@myler/config/referrals';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import { friendJoinedEmail, friendLeftEmail, friendCreditedEmail } from '../mail/emails/referral.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { findMember, type MembershipDeps } from '../member-rows/find.ts';
import { lastDayOf } from '../membership-terms/membership-terms.ts';
import { discountOf } from '../prices/discount.ts';
import { priceOf } from '../prices/price-list.ts';
import { dayBegunEverywhere, momentBefore } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import {
  memberships,
  payments,
  referrals,
  users,
  type MembershipRow,
  type ReferralRow,
  type UserRow,
} from '../store/schema.ts';
import { creditOf, writeCredit } from './credit.ts';

interface Joined {
  /** Locked. */
  referrer: MembershipRow;
  paymentKey: string;
  membershipId: MembershipId;
  discount: number;
  currency: CurrencyCode;
  now: Date;
}

/**
 * Notes that a friend has joined with a member's code, and tells the member. Call it in the transaction of joining. Nothing is noted
 * for a member who has left while the friend was paying.
 */
export async function noteFriend(
  tx: Queryable,
  { publicOrigin }: Pick<MembershipDeps, 'publicOrigin'>,
  { referrer, paymentKey, membershipId, discount, currency, now }: Joined,
): Promise<void> {
  if (referrer.status === 'ended') return;
  // In another currency, the same part of the same membership’s price.
  const amount =
    currency === referrer.currency
      ? discount
      : discountOf((await priceOf(tx, membershipId, referrer.currency)).amount, REFERRAL_PERCENT);
  const { userId } = referrer;
  const [noted] = await tx
    .insert(referrals)
    .values({ userId, paymentKey, amount, currency: referrer.currency, joinedAt: now })
    .returning();
  if (!noted) return;
  const { user } = await findMember(tx, userId);
  const until = lastDayOf({ paidAt: now });
  await enqueueMail(tx, friendJoinedEmail({ user, credit: sumOf(noted), until, publicOrigin }), now);
}

const sumOf = ({ amount, currency }: ReferralRow) => ({ amount, currency });

/**
 * A friend's payment for joining is given back: nothing is credited for it, and what was is taken back as far as it is unused. Call it
 * in the transaction that decides on the refund.
 */
export async function cancelFriend(
  tx: Queryable,
  { publicOrigin }: Pick<MembershipDeps, 'publicOrigin'>,
  { paymentKey, now }: { paymentKey: string; now: Date },
): Promise<void> {
  const member = await lockReferrer(tx, eq(referrals.paymentKey, paymentKey));
  if (!member || member.found.state === 'cancelled') return;
  const { found, user, membership } = member;
  const { userId } = found;
  await tx.update(referrals).set({ state: 'cancelled' }).where(eq(referrals.id, found.id));
  if (membership.status === 'ended') return;
  if (found.state === 'credited') {
    const amount = -Math.min(found.amount, await creditOf(tx, membership));
    await writeCredit(tx, { userId, kind: 'withdrawn', amount, paymentKey, at: now });
  }
  await enqueueMail(tx, friendLeftEmail({ user, credit: sumOf(found), publicOrigin }), now);
}

interface CreditingDeps extends MembershipDeps {
  log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * Credits members for the friends whose fourteen days are over, once each. It may run at any time, also in several providers at the
 * same time. One that fails is logged, and tried again.
 */
export async function creditFriends(deps: CreditingDeps): Promise<void> {
  const { db, now: clock, log } = deps;
  const isWaiting = eq(referrals.state, 'waiting');
  const before = momentBefore(clock(), LEAVING_DAYS);
  const waiting = await db
    .select()
    .from(referrals)
    .where(and(isWaiting, lt(referrals.joinedAt, before)));
  for (const { id, userId } of waiting)
    await creditFriend(deps, id).catch((error: unknown) =>
      logFault(log, error, { user: userId }, 'a member was not credited for a friend'),
    );
}

function creditFriend({ db, now: clock, publicOrigin }: CreditingDeps, id: string): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    // Refunding the payment locks it too, and then the member: the two wait for each other here.
    const [of] = await tx
      .select({ payment: payments })
      .from(payments)
      .innerJoin(referrals, eq(referrals.paymentKey, payments.key))
      .where(eq(referrals.id, id))
      .for('update', { of: payments });
    if (!of || dayBegunEverywhere(now) <= lastDayOf(of.payment)) return;
    const member = await lockReferrer(tx, eq(referrals.id, id));
    if (member?.found.state !== 'waiting') return;
    const { found, user, membership } = member;
    const isLost = of.payment.refundedAt !== null || membership.status === 'ended';
    await tx
      .update(referrals)
      .set({ state: isLost ? 'cancelled' : 'credited' })
      .where(eq(referrals.id, id));
    if (isLost) return;
    const amount = Math.min(found.amount, await roomFor(tx, membership));
    const { userId, paymentKey, currency } = found;
    await writeCredit(tx, { userId, kind: 'earned', amount, paymentKey, at: now });
    const letter = { user, credit: { amount, currency }, announced: sumOf(found), publicOrigin };
    await enqueueMail(tx, friendCreditedEmail(letter), now);
  });
}

interface Referrer {
  found: ReferralRow;
  user: UserRow;
  membership: MembershipRow;
}

/** A friend's row, with its member, who is locked. Undefined when there is none, or the member's account was closed. */
async function lockReferrer(tx: Queryable, isMeant: SQL): Promise<Referrer | undefined> {
  const [unlocked] = await tx.select().from(referrals).where(isMeant);
  if (!unlocked) return undefined;
  const { userId } = unlocked;
  const [membership] = await tx.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const [found] = await tx.select().from(referrals).where(eq(referrals.id, unlocked.id));
  // The card was handed over while it was locked by somebody else.
  if (found && found.userId !== userId) return lockReferrer(tx, isMeant);
  return found && user && membership && { found, user, membership };
}

/** How much may still be credited: together it is at most the price of the member's year. */
async function roomFor(tx: Queryable, membership: MembershipRow): Promise<number> {
  const { yearPrice, price, chargeKey, chargeCredit } = membership;
  const all = (await creditOf(tx, membership)) + (chargeKey ? (chargeCredit ?? 0) : 0);
  return Math.max(0, (yearPrice ?? price) - all);
}
