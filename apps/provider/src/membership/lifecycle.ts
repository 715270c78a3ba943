import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { NOTICE_DAYS } from '@myler/config/account';
import { hasThreeMylers, membershipIds } from '@myler/config/memberships';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import type { Keys } from '@myler/server/secrets';
import { addDays } from '@myler/config/dates';
import { tellLeadOfLate } from '../desk/late.ts';
import { tellDeskOfMember } from '../desk/tell-desk.ts';
import { membershipEndedEmail, renewalNoticeEmail } from '../mail/emails/renewal.ts';
import { accountClosedEmail } from '../mail/emails/leaving.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { permitOfJob } from '../mail/outbox/mail-budget.ts';
import { deleteMember } from '../accounts/delete-member.ts';
import { dayBegunEverywhere, dayInLondon } from '../primitives/days.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { fingerprintsOf, noteFormerMember } from '../prices/former-members.ts';
import { priceList, priceOf } from '../prices/price-list.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { careFor } from '../member-rows/assign-myler.ts';
import { findMember } from '../member-rows/find.ts';
import { giveReferralCodes } from '../member-rows/referral-code.ts';
import { creditOf, wholeCreditOf } from '../referrals/credit.ts';
import { creditFriends } from '../referrals/friends.ts';
import { endMembership } from './end-membership.ts';
import { sendRefunds } from './leave.ts';
import { isCovered, renew, type RenewalDeps } from './renew.ts';
import { chargeDayOf, isNoticeStale, pricesIn, unpaidEndOf } from '../membership-terms/membership-terms.ts';

export interface LifecycleDeps extends RenewalDeps, ClaimKeys {
  sessionKeys: Keys;
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
}

/**
 * Does what is due for all memberships: what is credited for friends, the letter thirty days before the end of a year, the charge at its end and its
 * repetitions, the end. Each step is one transaction that looks at the membership again, so it may run at any time, end
 * anywhere and run in several providers at the same time.
 */
export async function runLifecycle(deps: LifecycleDeps): Promise<void> {
  const today = dayBegunEverywhere(deps.now());
  const isOpen = ne(memberships.status, 'ended');
  const isOver = lte(memberships.renewsOn, today);
  const hasCard = isNotNull(memberships.cardToken);
  await giveReferralCodes(deps.db);
  await creditFriends(deps);
  await forEach(deps, isNotNull(memberships.chargeKey), (userId) => renew(deps, userId));
  await forEach(
    deps,
    and(
      eq(memberships.status, 'active'),
      eq(memberships.renews, true),
      // Of a letter that is long ago, `sendNotice` decides.
      or(isNull(memberships.noticeSentOn), lte(memberships.renewsOn, addDays(today, -NOTICE_DAYS))),
      lte(memberships.renewsOn, addDays(dayInLondon(deps.now()), NOTICE_DAYS)),
    ),
    (userId) => sendNotice(deps, userId),
  );
  await forEach(
    deps,
    and(
      isOpen,
      isOver,
      isNull(memberships.chargeKey),
      or(eq(memberships.failedTries, 0), lte(memberships.nextTryOn, today)),
    ),
    (userId) => renew(deps, userId),
  );
  // Also of members who have left meanwhile, and have not taken back the order.
  await forEach(deps, and(memberships.closesAfterYear, isOver), (userId) => closeOrdered(deps, userId));
  await forEach(deps, and(isOpen, isOver), (userId) => endIfDue(deps, userId));
  await forEach(
    deps,
    and(isOpen, inArray(memberships.membershipId, threeMylerTiers), isNull(memberships.mylers)),
    (userId) => giveThreeMylers(deps, userId),
  );
  await tellLeadOfLate(deps.db, deps.now(), (work) =>
    work.catch((error: unknown) => logFault(deps.log, error, {}, 'the lead of the desk was not told')),
  );
  // It pays for nothing any more, and is forgotten.
  await deps.db
    .update(memberships)
    .set({ cardToken: null })
    .where(and(eq(memberships.status, 'ended'), hasCard));
  await sendRefunds({ ...deps, gateway: deps.payments, now: deps.now() });
}

/** One after the other. What fails for one member is logged, tried again in a minute, and stops no other. */
async function forEach(
  { db, log }: LifecycleDeps,
  condition: SQL | undefined,
  work: (userId: string) => Promise<void>,
): Promise<void> {
  const rows = await db.select({ userId: memberships.userId }).from(memberships).where(condition);
  for (const { userId } of rows)
    await work(userId).catch((error: unknown) =>
      logFault(log, error, { user: userId }, 'a step in the life of a membership failed'),
    );
}

/** The price of the next year is that of this day. */
async function sendNotice({ db, now: clock, publicOrigin }: LifecycleDeps, userId: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const { user, membership } = await findMember(tx, userId, { lock: true });
    // What was tried and is not paid ends, and has no second letter.
    const isTried = membership.chargeKey !== null || membership.failedTries > 0;
    const isSent = membership.noticeSentOn !== null && !isNoticeStale(membership, dayBegunEverywhere(now));
    if (isSent || isTried || !membership.renews || membership.status !== 'active') return;
    const { currency, yearPrice } = membership;
    const next = membership.nextMembershipId ?? membership.membershipId;
    const price = await priceOf(tx, next, currency);
    const noticePrices = pricesIn(await priceList(tx), currency);
    const [noticed] = await tx
      .update(memberships)
      .set({ noticeSentOn: dayInLondon(now), noticePrice: price.amount, noticePrices })
      .where(eq(memberships.id, membership.id))
      .returning();
    if (!noticed) return;
    const before = { amount: yearPrice ?? membership.price, currency };
    const credit = { amount: Math.min(price.amount, await creditOf(tx, noticed)), currency };
    await enqueueMail(tx, renewalNoticeEmail({ user, membership: noticed, price, before, credit, publicOrigin }), now);
  });
}

async function endIfDue(deps: LifecycleDeps, userId: string): Promise<void> {
  const { db, payments, publicOrigin } = deps;
  const now = deps.now();
  const { membership: seen } = await findMember(db, userId);
  // It is over and unpaid for days, in which the gateway is not asked every minute.
  if (!reasonToEnd(seen, dayBegunEverywhere(now))) return;
  const fingerprints = await fingerprintsOf(deps, seen, now);
  const chargeKey = await db.transaction(async (tx) => {
    const { user, membership } = await findMember(tx, userId, { lock: true });
    const endReason = reasonToEnd(membership, dayBegunEverywhere(now));
    // A charge that has begun, and credit that pays all of it, need no card: what failed is tried again.
    const needsNoCard = membership.chargeKey !== null || (await isCovered(tx, membership));
    if (!endReason || (endReason === 'no-card' && needsNoCard)) return undefined;
    const lost = await endMembership(tx, deps, { user, membership, reason: endReason, fingerprints, now });
    await tellDeskOfMember(tx, deps, { kind: 'ended', user, membership }, now);
    await enqueueMail(tx, membershipEndedEmail({ user, endReason, lost, publicOrigin }), now);
    return membership.chargeKey;
  });
  if (chargeKey) await payments.refund(chargeKey);
}

/** Deletes the account of a member who wanted it closed after the year. */
async function closeOrdered(deps: LifecycleDeps, userId: string): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const fingerprints = await fingerprintsOf(deps, (await findMember(db, userId)).membership, now);
  await db.transaction(async (tx) => {
    const { user, membership } = await findMember(tx, userId, { lock: true });
    if (!membership.closesAfterYear || dayBegunEverywhere(now) < membership.renewsOn) return;
    const isOpen = membership.status !== 'ended';
    if (isOpen) await noteFormerMember(tx, deps, { user, fingerprints, now });
    const lost = isOpen ? await wholeCreditOf(tx, membership) : undefined;
    await tellDeskOfMember(tx, deps, { kind: 'closed', user, membership }, now);
    await enqueueMail(tx, accountClosedEmail({ user, credit: lost }), now, permitOfJob);
    await deleteMember(tx, user, now);
  });
}

/** Those who joined before all three were stored. */
const threeMylerTiers = membershipIds.filter(hasThreeMylers);

async function giveThreeMylers({ db, now: clock }: LifecycleDeps, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { user, membership } = await findMember(tx, userId, { lock: true });
    const { id, membershipId } = membership;
    const care = await careFor(tx, { userId, membershipId, city: user.cityName, before: membership, now: clock() });
    await tx.update(memberships).set(care).where(eq(memberships.id, id));
  });
}

function reasonToEnd(membership: MembershipRow, today: string): MembershipRow['endReason'] {
  const { status, renews, renewsOn, cardToken, noticeSentOn, failedTries, confirmationId } = membership;
  if (status === 'ended' || today < renewsOn) return null;
  if (!renews) return 'stopped';
  const isUnpaid = confirmationId !== null || failedTries > 0;
  if (!cardToken && !isUnpaid) return noticeSentOn && today >= chargeDayOf(membership) ? 'no-card' : null;
  return isUnpaid && today >= unpaidEndOf(membership) ? 'unpaid' : null;
}
