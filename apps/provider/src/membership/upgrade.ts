import { eq, sql } from 'drizzle-orm';
import { upgradeReceipt, type MembershipUpgrade } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { formatMoney } from '@myler/config/currencies';
import * as z from 'zod/mini';
import { storeResponse, type AttemptPlan } from '../idempotency/leases.ts';
import { tellDeskOfMember } from '../desk/tell-desk.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import type { IdempotencyDeps } from '../idempotency/run-idempotent.ts';
import { runPaid, type Finishing } from '../idempotency/run-paid.ts';
import type { StoredResponse } from '../http/route.ts';
import { upgradedEmail } from '../mail/emails/upgraded.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countersOf, countPayment } from '../payment/declined-limit.ts';
import { NOT_CHARGED } from '../payment/money-sentences.ts';
import type { CardOnFile, PaymentSource } from '../payment/gateway.ts';
import { dayBegunEverywhere, dayInLondon } from '../primitives/days.ts';
import { hashToken } from '../primitives/tokens.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { priceList } from '../prices/price-list.ts';
import { creditOf, writeCredit } from '../referrals/credit.ts';
import { assertSold } from '../prices/taken-back.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { careFor } from '../member-rows/assign-myler.ts';
import { findMember, membershipEnded, paymentsOf } from '../member-rows/find.ts';
import { paidUpgrade, type PaidUpgrade } from './paid-upgrade.ts';
import { mylersOf } from '../member-rows/mylers-of.ts';
import { chargedTo, recordPayment } from '../receipts/record-payment.ts';
import {
  lastDayOf,
  refundableOf,
  renewalPriceOf,
  upgradesOf,
  type Upgrade,
} from '../membership-terms/membership-terms.ts';

export interface UpgradeDeps extends IdempotencyDeps, ClaimKeys {
  notifyMailQueue: () => void;
  sessionKeys: Keys;
  publicOrigin: string;
}

export interface UpgradeRequest {
  userId: string;
  upgrade: MembershipUpgrade;
  visitorAddress: string;
}

/** Moves a member to a higher membership, and charges the difference for the days that are left, once for a key. */
export const upgradeMembership = (
  deps: UpgradeDeps,
  request: UpgradeRequest,
  call: KeyedCall,
): Promise<StoredResponse> =>
  runPaid(deps, call, {
    ...finishingUpgrade(deps),
    plan: (now) => plan(deps, request, now),
    async admit({ price, credit = 0 }, now) {
      if (price > credit) await countPayment(deps, request, now);
    },
    prepare: () => prepare(deps, request),
  });

/** How an upgrade is finished. */
export const finishingUpgrade = (deps: UpgradeDeps): Finishing<PaidUpgrade> => ({
  stored: paidUpgrade,
  write: (tx, finished) => write(tx, deps, finished),
  takenCodes: ['price-changed', 'membership-ended', 'session-ended'],
});

async function plan(deps: UpgradeDeps, request: UpgradeRequest, now: Date): Promise<AttemptPlan> {
  const { user, membership } = await findMember(deps.db, request.userId);
  const { due, credit, membershipId } = await quoteOf(deps.db, membership, request.upgrade, now);
  const { total } = request.upgrade;
  if (due.amount !== total.amount || due.currency !== total.currency)
    throw new Problem(
      409,
      `The sum is now ${formatMoney(due, { cents: true })}. You have not been charged. Check it before you pay.`,
      {
        code: 'price-changed',
      },
    );
  const { creditCard: card } = request.upgrade;
  const hasCard = card !== undefined || membership.cardToken !== null;
  if (due.amount > 0 && !hasCard) throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  await assertSold(deps, { user, source: card ? { card } : { token: membership.cardToken ?? '' } }, now);
  const price = due.amount + credit.amount;
  return { kind: 'upgrade', membershipId, currency: due.currency, price, credit: credit.amount };
}

async function quoteOf(
  db: Queryable,
  membership: MembershipRow,
  { from, membershipId }: Pick<MembershipUpgrade, 'from' | 'membershipId'>,
  now: Date,
): Promise<Upgrade> {
  if (membership.status === 'ended') throw membershipEnded();
  const credit = await creditOf(db, membership);
  const upgrade = upgradesOf(membership, await priceList(db), { today: dayInLondon(now), credit }).find(
    (it) => it.membershipId === membershipId,
  );
  if (membership.membershipId !== from || !upgrade) throw changedMeanwhile();
  return upgrade;
}

async function prepare(
  deps: UpgradeDeps,
  request: UpgradeRequest,
): Promise<{ paid: PaidUpgrade; source: PaymentSource }> {
  const { userId, upgrade } = request;
  const { creditCard: card, from, membershipId } = upgrade;
  const { cardToken, renewsOn } = (await findMember(deps.db, userId)).membership;
  const token = cardToken ?? '';
  const paid = {
    userId,
    from,
    membershipId,
    renewsOn,
    isNewCard: card !== undefined,
    cardBefore: hashToken(token),
    counters: countersOf(deps, request),
  };
  return { paid, source: card ? { card } : { token } };
}

async function write(
  tx: Queryable,
  deps: UpgradeDeps,
  { paid, lease, charge, now }: Parameters<Finishing<PaidUpgrade>['write']>[1],
): Promise<StoredResponse> {
  const { user, membership } = await findMember(tx, paid.userId, { lock: true });
  if (paid.renewsOn !== undefined && paid.renewsOn !== membership.renewsOn) throw changedMeanwhile();
  const { membershipId, price: yearly } = await quoteOf(tx, membership, paid, now);
  const { price, credit, currency } = lease.row;
  // Another payment has used it meanwhile.
  if ((await creditOf(tx, membership)) < credit) throw changedMeanwhile();
  const nextYear = membership.noticeSentOn ? renewalPriceOf(membership, membershipId, await priceList(tx)) : undefined;
  // Within the fourteen days of the year, leaving gives everything back and an upgrade alone cannot be.
  const ofYear = refundableOf(membership, await paymentsOf(tx, paid.userId), dayBegunEverywhere(now));
  const until = ofYear?.kind === 'membership' ? ofYear.until : undefined;
  const receipt = await recordPayment(tx, {
    key: lease.key,
    userId: paid.userId,
    kind: 'upgrade',
    membershipId,
    fromMembershipId: membership.membershipId,
    currency,
    price,
    credit,
    paid: price - credit,
    ...chargedTo(charge),
    periodFrom: dayInLondon(now),
    periodUntil: membership.renewsOn,
    paidAt: now,
  });
  await writeCredit(tx, { userId: paid.userId, kind: 'used', amount: -credit, paymentKey: lease.key, at: now });
  const [after = membership] = await tx
    .update(memberships)
    .set({
      membershipId,
      nextMembershipId: null,
      price: sql`${memberships.price} + ${price}`,
      paid: sql`${memberships.paid} + ${price - credit}`,
      ...(await careFor(tx, { userId: user.id, membershipId, city: user.cityName, before: membership, now })),
      yearPrice: yearly.amount,
      ...(nextYear ? { noticePrice: nextYear.amount } : {}),
      ...(charge && paid.isNewCard && isStillCardBefore(membership, paid) ? storedCard(charge.card) : {}),
    })
    .where(eq(memberships.id, membership.id))
    .returning();
  await tellDeskOfMember(tx, deps, { kind: 'upgraded', user, membership: after }, now);
  const { publicOrigin } = deps;
  const money = (amount: number) => ({ amount, currency });
  const sum = money(price - credit);
  const upgraded = { ...membership, membershipId, nextMembershipId: null };
  const chosenBefore = membership.nextMembershipId ?? undefined;
  const days = { until, refundableUntil: lastDayOf({ paidAt: now }) };
  const about = { user, membership: upgraded, credit: money(credit), nextYear, chosenBefore, ...days };
  const { myler: _, ...three } = await mylersOf(tx, after);
  await enqueueMail(tx, upgradedEmail({ ...about, ...three, paid: sum, receipt, publicOrigin }), now);
  const body = JSON.stringify(z.encode(upgradeReceipt, { membershipId, paid: sum, receipt }));
  return storeResponse(tx, lease, { state: 'succeeded', status: 200, body });
}

const isStillCardBefore = ({ cardToken }: MembershipRow, { cardBefore }: PaidUpgrade) =>
  cardBefore === undefined || cardBefore === hashToken(cardToken ?? '');

/** The columns of the card that pays from now on. */
export const storedCard = ({ token, brand, lastFour, expiry }: CardOnFile) => ({
  cardToken: token,
  cardBrand: brand,
  cardLastFour: lastFour,
  cardExpiry: expiry,
});

function changedMeanwhile(): Problem {
  return new Problem(409, `Your membership has changed in the meantime. ${NOT_CHARGED} Check it before you pay.`, {
    code: 'price-changed',
  });
}
