import { eq } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import { hasOwnMyler } from '@myler/config/memberships';
import { renewalConfirmationEmail, renewedEmail } from '../mail/emails/renewal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { ChargeOutcome, PaymentGateway } from '../payment/gateway.ts';
import { dayBegunEverywhere, yearAfter } from '../primitives/days.ts';
import { uuidOf } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, payments, type MembershipRow } from '../store/schema.ts';
import { lastDayToPay, writeDecline } from './declined-renewal.ts';
import { chooseMyler } from './rows/assign-myler.ts';
import { findMember, type MembershipDeps } from './rows/find.ts';
import { recordPayment } from './rows/record-payment.ts';
import { chargeDayOf, isNoticeStale, newYearBegins } from './terms/terms.ts';

export interface RenewalDeps extends MembershipDeps {
  payments: PaymentGateway;
  log?: Pick<Logger, 'info'>;
  /** Steps after which a test can interrupt a renewal. */
  checkpoint?: ((step: RenewalStep) => Promise<void>) | undefined;
}

export type RenewalStep = 'begun' | 'charged' | 'written';

/** A charge that has begun. Whoever finds it in the membership’s row finishes it. */
interface BegunCharge {
  userId: string;
  key: string;
  /** Null when an event has ended it: `endRenewalOf`. */
  token: string | null;
  price: number;
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
  const replaced = await deps.db.transaction(async (tx) => {
    const { membership } = await findMember(tx, userId, { lock: true });
    await assertWanted(tx);
    const { status, failedTries, confirmationId, cardToken, chargeKey, id, renewsOn } = membership;
    const isUnpaid = failedTries > 0 || confirmationId !== null;
    if (status === 'ended' || !isUnpaid || !cardToken) return undefined;
    const key = uuidOf(`renewal ${id} ${renewsOn} card ${cardToken}`);
    const begun = { chargeKey: key, chargeToken: cardToken, confirmationId: null };
    await tx.update(memberships).set(begun).where(eq(memberships.id, id));
    return { formerKey: chargeKey, key, token: cardToken, price: membership.noticePrice ?? membership.price };
  });
  if (!replaced) return undefined;
  const { formerKey, ...charge } = replaced;
  // The bank may still be waiting for an answer about the old card.
  if (formerKey && formerKey !== charge.key) await deps.payments.refund(formerKey);
  const outcome = await finishCharge(deps, { userId, ...charge }, { isMemberThere: true });
  return outcome.status === 'declined' ? declinedProblem(outcome.code) : undefined;
}

/** Stores the key before the charge, so that a charge is never forgotten, whatever the member does meanwhile. */
async function beginCharge({ db, now }: RenewalDeps, userId: string): Promise<BegunCharge | undefined> {
  const today = dayBegunEverywhere(now());
  return db.transaction(async (tx) => {
    const { membership } = await findMember(tx, userId, { lock: true });
    const { id, chargeKey, chargeToken, cardToken, noticePrice, renewsOn, failedTries } = membership;
    const price = noticePrice ?? membership.price;
    if (chargeKey) return { userId, key: chargeKey, token: chargeToken, price };
    if (!isChargeDue(membership, today) || !cardToken) return undefined;
    const key = uuidOf(`renewal ${id} ${renewsOn} ${failedTries} ${cardToken}`);
    await tx.update(memberships).set({ chargeKey: key, chargeToken: cardToken }).where(eq(memberships.id, id));
    return { userId, key, token: cardToken, price };
  });
}

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
): Promise<ChargeOutcome> {
  const { db, payments } = deps;
  const { currency } = (await findMember(db, charge.userId)).membership;
  await deps.checkpoint?.('begun');
  const amount = { amount: charge.price, currency };
  const outcome = charge.token
    ? await payments.charge({ key: charge.key, amount, source: { token: charge.token } })
    : await endCharge(payments, charge.key);
  await deps.checkpoint?.('charged');
  const isStored = await db
    .transaction(async (tx) => {
      const isWanted = await writeOutcome(tx, deps, { charge, outcome, isMemberThere });
      await deps.checkpoint?.('written');
      return isWanted;
    })
    .catch((error: unknown) => {
      // The account was closed during the charge, and nothing names the charge any more.
      if (error instanceof Problem && error.options.code === 'session-ended') return false;
      throw error;
    });
  if (!isStored) await payments.refund(charge.key);
  deps.log?.info({ user: charge.userId, outcome: outcome.status }, 'a renewal was charged');
  return outcome;
}

/** Whatever the cardholder answers the bank, or has answered. To the member it is a try that was not paid. */
async function endCharge(payments: PaymentGateway, key: string): Promise<ChargeOutcome> {
  await payments.refund(key);
  return { status: 'declined', code: 'authentication_failed' };
}

interface Finished {
  charge: BegunCharge;
  outcome: ChargeOutcome;
  isMemberThere: boolean;
}

/** @returns false when the charge is not wanted any more, and must be refunded */
async function writeOutcome(tx: Queryable, deps: RenewalDeps, { charge, outcome, isMemberThere }: Finished) {
  const { user, membership } = await findMember(tx, charge.userId, { lock: true });
  if (membership.chargeKey !== charge.key) {
    // Another run has written it. If not, another card has replaced this charge while it ran.
    const written = await tx.select({ key: payments.key }).from(payments).where(eq(payments.key, charge.key));
    return written.length > 0;
  }
  // Ended during the charge: the next run writes it down.
  if (charge.token && !membership.chargeToken) return false;
  const clear = { chargeKey: null, chargeToken: null, confirmationId: null };
  const isMember = eq(memberships.id, membership.id);
  if (!membership.renews || membership.status === 'ended') {
    await tx.update(memberships).set(clear).where(isMember);
    return false;
  }
  const letter = {
    user,
    membership,
    price: { amount: charge.price, currency: membership.currency },
    publicOrigin: deps.publicOrigin,
  };
  const now = deps.now();
  const today = dayBegunEverywhere(now);
  if (outcome.status === 'charged') {
    const { receipt, until } = await writeNewYear(tx, membership, { charge, outcome, now, city: user.cityName });
    await enqueueMail(tx, renewedEmail({ ...letter, receipt, until }), now);
  } else if (outcome.status === 'requires-action') {
    if (membership.confirmationId === outcome.confirmationId) return true;
    const unpaidEndsOn = lastDayToPay(membership, today);
    await tx.update(memberships).set({ confirmationId: outcome.confirmationId, unpaidEndsOn }).where(isMember);
    const asked = { ...letter, membership: { ...membership, unpaidEndsOn } };
    if (!isMemberThere) await enqueueMail(tx, renewalConfirmationEmail(asked), now);
  } else if (isMemberThere) {
    // The member sees it, and the days of the other tries stay.
    await tx.update(memberships).set(clear).where(isMember);
  } else {
    await writeDecline(tx, { letter, today, now });
  }
  return true;
}

async function writeNewYear(
  tx: Queryable,
  membership: MembershipRow,
  paid: { charge: BegunCharge; outcome: ChargeOutcome & { status: 'charged' }; now: Date; city: string | null },
): Promise<{ receipt: number; until: string }> {
  const { charge, outcome, now, city } = paid;
  const membershipId = membership.nextMembershipId ?? membership.membershipId;
  const { userId, currency } = membership;
  const begins = newYearBegins(membership, dayBegunEverywhere(now));
  const until = yearAfter(begins);
  const bought = {
    membershipId,
    currency,
    price: charge.price,
    discount: 0,
    gift: 0,
    paid: charge.price,
    chargeId: outcome.chargeId,
    cardBrand: outcome.card.brand,
    cardLastFour: outcome.card.lastFour,
  };
  const receipt = await recordPayment(tx, {
    ...bought,
    key: charge.key,
    userId,
    kind: 'renewal',
    periodFrom: begins,
    periodUntil: until,
    paidAt: now,
  });
  const keepsMyler = hasOwnMyler(membershipId) ? membership.mylerId : null;
  await tx
    .update(memberships)
    .set({
      ...bought,
      status: 'active',
      startsOn: begins,
      renewsOn: until,
      nextMembershipId: null,
      mylerId: keepsMyler ?? (await chooseMyler(tx, { membershipId, city })),
      noticeSentOn: null,
      noticePrice: null,
      noticePrices: null,
      yearPrice: charge.price,
      failedTries: 0,
      nextTryOn: null,
      unpaidEndsOn: null,
      chargeKey: null,
      chargeToken: null,
      confirmationId: null,
    })
    .where(eq(memberships.id, membership.id));
  return { receipt, until };
}
