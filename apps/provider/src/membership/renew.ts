import { eq } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import type { Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import { renewalConfirmationEmail, renewedEmail } from '../mail/emails/renewal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { ChargeOutcome, PaymentGateway } from '../payment/gateway.ts';
import { oweRefund, refundOwed } from '../payment/owed-refunds.ts';
import { dayBegunEverywhere } from '../primitives/days.ts';
import { uuidOf } from '../primitives/tokens.ts';
import { creditOf } from '../referrals/credit.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, payments, type MembershipRow } from '../store/schema.ts';
import { lastDayToPay, noCharge, writeDecline } from './declined-renewal.ts';
import { writeNewYear } from './new-year.ts';
import { findMember, type MembershipDeps } from '../member-rows/find.ts';
import { chargeDayOf, isNoticeStale } from '../membership-terms/membership-terms.ts';

export interface RenewalDeps extends MembershipDeps {
  payments: PaymentGateway;
  log?: Pick<Logger, 'info'>;
  /** Steps after which a test can interrupt a renewal. */
  checkpoint?: ((step: RenewalStep) => Promise<void>) | undefined;
}

export type RenewalStep = 'begun' | 'charged' | 'written';

/** `covered`: credit pays all of it, and no card is charged. */
type RenewalOutcome = ChargeOutcome | { status: 'covered' };

/** A charge that has begun. Whoever finds it in the membership’s row finishes it. */
interface BegunCharge {
  userId: string;
  key: string;
  /** Null when an event has ended it: `endRenewalOf`. */
  token: string | null;
  price: number;
  /** The part of the price that the member's credit pays. */
  credit: number;
  membershipId: MembershipId;
}

/** Charges the renewal that is due, once for each of its days. */
export async function renew(deps: RenewalDeps, userId: string): Promise<void> {
  const begun = await beginCharge(deps, userId);
  if (begun) await finishCharge(deps, begun);
}

/**
 * Charges an unpaid renewal to the card that the member has stored now.
 *
 * @param assertWanted throws in the transaction that begins the charge when an event has ended the call
 * @returns 402 when it is declined
 */
export async function payOverdueRenewal(
  deps: RenewalDeps,
  userId: string,
  assertWanted: (tx: Queryable) => Promise<void> = () => Promise.resolve(),
): Promise<Problem | undefined> {
  const begun = await deps.db.transaction(async (tx) => {
    const { membership } = await findMember(tx, userId, { lock: true });
    await assertWanted(tx);
    const { status, renews, failedTries, confirmationId, cardToken, chargeKey: former, id, renewsOn } = membership;
    const isUnpaid = failedTries > 0 || confirmationId !== null;
    if (status === 'ended' || !renews || !isUnpaid || !cardToken) return undefined;
    const key = uuidOf(`renewal ${id} ${renewsOn} card ${cardToken}`);
    if (former === key) return { charge: toBegun(membership) };
    // The bank may still be waiting for an answer about the old card.
    if (former) await oweRefund(tx, former, deps.now());
    return { former, charge: await begin(tx, membership, { key, token: cardToken }) };
  });
  if (!begun) return undefined;
  if (begun.former) await refundOwed(deps.payments, begun.former);
  const outcome = await finishCharge(deps, begun.charge, { isMemberThere: true });
  return outcome.status === 'declined' ? declinedProblem(outcome.code) : undefined;
}

/** Finishes the charge that has begun, or begins the one that is due. */
async function beginCharge({ db, now }: RenewalDeps, userId: string): Promise<BegunCharge | undefined> {
  const today = dayBegunEverywhere(now());
  return db.transaction(async (tx) => {
    const { membership } = await findMember(tx, userId, { lock: true });
    const { id, chargeKey, cardToken, renewsOn, failedTries } = membership;
    if (chargeKey) return toBegun(membership);
    if (!isChargeDue(membership, today)) return undefined;
    if (!cardToken && !(await isCovered(tx, membership))) return undefined;
    const key = uuidOf(`renewal ${id} ${renewsOn} ${failedTries} ${cardToken ?? 'credit'}`);
    return begin(tx, membership, { key, token: cardToken });
  });
}

/**
 * Stores a charge before it is made, with its sum and what it buys: it is never forgotten, and stays what it is, whatever the
 * member does meanwhile.
 */
async function begin(
  tx: Queryable,
  membership: MembershipRow,
  { key, token }: { key: string; token: string | null },
): Promise<BegunCharge> {
  const { price, membershipId } = nextYearOf(membership);
  // Of a charge that it replaces, nothing is used.
  const credit = Math.min(price, await creditOf(tx, { ...membership, chargeKey: null }));
  const charge = {
    chargeKey: key,
    chargeToken: token,
    chargePrice: price,
    chargeCredit: credit,
    chargeMembershipId: membershipId,
  };
  await tx
    .update(memberships)
    .set({ ...charge, confirmationId: null })
    .where(eq(memberships.id, membership.id));
  return { userId: membership.userId, key, token, price, credit, membershipId };
}

function toBegun(membership: MembershipRow): BegunCharge {
  const { userId, chargeKey, chargeToken, chargePrice, chargeCredit, chargeMembershipId } = membership;
  if (!chargeKey) throw new Error('No charge of the renewal has begun.');
  const next = nextYearOf(membership);
  return {
    userId,
    key: chargeKey,
    token: chargeToken,
    price: chargePrice ?? next.price,
    credit: chargeCredit ?? 0,
    membershipId: chargeMembershipId ?? next.membershipId,
  };
}

/** Whether credit pays all of the next year. */
export const isCovered = async (tx: Queryable, membership: MembershipRow): Promise<boolean> =>
  (await creditOf(tx, membership)) >= nextYearOf(membership).price;

const nextYearOf = ({ noticePrice, price, nextMembershipId, membershipId }: MembershipRow) => ({
  price: noticePrice ?? price,
  membershipId: nextMembershipId ?? membershipId,
});

/** Without the letter of thirty days before, nothing is charged, and not on a letter that is long ago either. */
function isChargeDue(membership: MembershipRow, today: string): boolean {
  const { status, renews, noticeSentOn, nextTryOn, failedTries } = membership;
  if (status === 'ended' || !renews || !noticeSentOn || today < chargeDayOf(membership)) return false;
  if (isNoticeStale(membership, today)) return false;
  return failedTries === 0 || (nextTryOn !== null && nextTryOn <= today);
}

async function finishCharge(
  deps: RenewalDeps,
  charge: BegunCharge,
  { isMemberThere = false } = {},
): Promise<RenewalOutcome> {
  const { db, payments } = deps;
  const { currency } = (await findMember(db, charge.userId)).membership;
  await deps.checkpoint?.('begun');
  const amount = { amount: dueOf(charge), currency };
  const outcome = await outcomeOf(payments, charge, amount);
  await deps.checkpoint?.('charged');
  const isStored = await db
    .transaction(async (tx) => {
      const isWanted = await writeOutcome(tx, deps, { charge, outcome, isMemberThere });
      await deps.checkpoint?.('written');
      return isWanted;
    })
    .catch((error: unknown) => {
      // The account was closed during the charge, which noted that it is given back.
      if (error instanceof Problem && error.options.code === 'session-ended') return false;
      throw error;
    });
  if (!isStored) await refundOwed(payments, charge.key);
  deps.log?.info({ user: charge.userId, outcome: outcome.status }, 'a renewal was charged');
  return outcome;
}

const dueOf = ({ price, credit }: BegunCharge) => price - credit;

function outcomeOf(payments: PaymentGateway, { key, token }: BegunCharge, amount: Money): Promise<RenewalOutcome> {
  if (amount.amount === 0) return Promise.resolve({ status: 'covered' });
  return token ? payments.charge({ key, amount, source: { token } }) : endCharge(payments, key);
}

/** Whatever the cardholder answers the bank, or has answered. To the member it is a try that was not paid. */
async function endCharge(payments: PaymentGateway, key: string): Promise<ChargeOutcome> {
  await refundOwed(payments, key);
  return { status: 'declined', code: 'authentication_failed' };
}

interface Finished {
  charge: BegunCharge;
  outcome: RenewalOutcome;
  isMemberThere: boolean;
}

/** @returns false when the charge is not wanted any more: that it is given back is noted */
async function writeOutcome(tx: Queryable, deps: RenewalDeps, { charge, outcome, isMemberThere }: Finished) {
  const { user, membership } = await findMember(tx, charge.userId, { lock: true });
  if (membership.chargeKey !== charge.key) {
    // Another run has written it. If not, another card has replaced this charge while it ran.
    const written = await tx.select({ key: payments.key }).from(payments).where(eq(payments.key, charge.key));
    return written.length > 0;
  }
  // Ended during the charge: the next run writes it down.
  if (charge.token && !membership.chargeToken) return false;
  const isMember = eq(memberships.id, membership.id);
  const now = deps.now();
  if (!membership.renews || membership.status === 'ended') {
    await tx.update(memberships).set(noCharge).where(isMember);
    await oweRefund(tx, charge.key, now);
    return false;
  }
  const letter = {
    user,
    membership,
    price: { amount: dueOf(charge), currency: membership.currency },
    publicOrigin: deps.publicOrigin,
  };
  const today = dayBegunEverywhere(now);
  if (outcome.status === 'charged' || outcome.status === 'covered') {
    const charged = outcome.status === 'charged' ? outcome : undefined;
    const { receipt, until } = await writeNewYear(tx, membership, { charge, charged, now, city: user.cityName });
    const credit = { amount: charge.credit, currency: membership.currency };
    await enqueueMail(tx, renewedEmail({ ...letter, credit, receipt, until }), now);
  } else if (outcome.status === 'requires-action') {
    if (membership.confirmationId === outcome.confirmationId) return true;
    const unpaidEndsOn = lastDayToPay(membership, today, { isMemberThere });
    await tx.update(memberships).set({ confirmationId: outcome.confirmationId, unpaidEndsOn }).where(isMember);
    const asked = { ...letter, membership: { ...membership, unpaidEndsOn } };
    if (!isMemberThere) await enqueueMail(tx, renewalConfirmationEmail(asked), now);
  } else if (isMemberThere) {
    // The member sees it, and the days of the other tries stay. One whose day has passed meanwhile is not late by our fault.
    const { nextTryOn } = membership;
    await tx
      .update(memberships)
      .set({ ...noCharge, nextTryOn: nextTryOn && nextTryOn < today ? today : nextTryOn })
      .where(isMember);
  } else {
    await writeDecline(tx, { letter, today, now });
  }
  return true;
}
