import { eq, sql } from 'drizzle-orm';
import { upgradeReceipt, type MembershipUpgrade } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { formatMoney } from '@myler/config/currencies';
import * as z from 'zod/mini';
import { waitForConfirmation, type FinishPaid } from '../idempotency/confirmations.ts';
import { failAndRefund } from '../idempotency/fail-and-refund.ts';
import { storeFailure, storeResponse, type AttemptPlan, type Lease } from '../idempotency/leases.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import { runIdempotent, type IdempotencyDeps } from '../idempotency/run-idempotent.ts';
import type { StoredResponse } from '../http/route.ts';
import { upgradedEmail } from '../mail/emails/upgraded.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countersOf, countPayment, uncountPayment } from '../payment/declined-limit.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { CardOnFile, Charged } from '../payment/gateway.ts';
import { dayBegunEverywhere, dayInLondon } from '../primitives/days.ts';
import { hashToken } from '../primitives/tokens.ts';
import { priceList } from '../prices/price-list.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { chooseMyler } from '../member-rows/assign-myler.ts';
import { findMember, membershipEnded, paymentsOf } from '../member-rows/find.ts';
import { paidUpgrade, type PaidUpgrade } from './paid-upgrade.ts';
import { recordPayment } from '../member-rows/record-payment.ts';
import {
  lastDayOf,
  refundableOf,
  renewalPriceOf,
  upgradesOf,
  type Upgrade,
} from '../membership-terms/membership-terms.ts';

export interface UpgradeDeps extends IdempotencyDeps {
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
export function upgradeMembership(
  deps: UpgradeDeps,
  request: UpgradeRequest,
  call: KeyedCall,
): Promise<StoredResponse> {
  return runIdempotent(deps, call, {
    plan: (now) => plan(deps, request, now),
    admit: (_plan, now) => countPayment(deps, request, now),
    run: (lease) => run(deps, request, lease),
    finisher: { paid: (lease, charge) => finishUpgrade(deps, lease, charge) },
  });
}

async function plan(deps: UpgradeDeps, request: UpgradeRequest, now: Date): Promise<AttemptPlan> {
  const { membership } = await findMember(deps.db, request.userId);
  const { due, membershipId } = await quoteOf(deps.db, membership, request.upgrade, now);
  const { total } = request.upgrade;
  if (due.amount !== total.amount || due.currency !== total.currency)
    throw new Problem(
      409,
      `The sum is now ${formatMoney(due, { cents: true })}. You have not been charged. Check it before you pay.`,
      {
        code: 'price-changed',
      },
    );
  if (!request.upgrade.creditCard && !membership.cardToken)
    throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  return { kind: 'upgrade', membershipId, currency: due.currency, price: due.amount };
}

async function quoteOf(
  db: Queryable,
  membership: MembershipRow,
  { from, membershipId }: Pick<MembershipUpgrade, 'from' | 'membershipId'>,
  now: Date,
): Promise<Upgrade> {
  if (membership.status === 'ended') throw membershipEnded();
  const upgrade = upgradesOf(membership, await priceList(db), dayInLondon(now)).find(
    (it) => it.membershipId === membershipId,
  );
  if (membership.membershipId !== from || !upgrade) throw changedMeanwhile();
  return upgrade;
}

async function run(deps: UpgradeDeps, request: UpgradeRequest, lease: Lease): Promise<StoredResponse> {
  const { db, payments } = deps;
  const { price, currency } = lease.row;
  const { userId, upgrade } = request;
  const { creditCard, from, membershipId } = upgrade;
  const { membership } = await findMember(db, userId);
  const source = creditCard ? { card: creditCard } : { token: membership.cardToken ?? '' };
  const charge = await payments.charge({ key: lease.key, amount: { amount: price, currency }, source });
  if (charge.status === 'declined') return storeFailure(db, lease, declinedProblem(charge.code));
  const paid = {
    userId,
    from,
    membershipId,
    renewsOn: membership.renewsOn,
    isNewCard: creditCard !== undefined,
    cardBefore: hashToken(membership.cardToken ?? ''),
    counters: countersOf(deps, request),
  };
  if (charge.status === 'charged') return complete(deps, paid, lease, charge);
  const { confirmationId } = charge;
  return waitForConfirmation(db, lease, { confirmationId, request: paidUpgrade.store(paid), now: deps.now() });
}

/** Finishes an upgrade that the bank has confirmed. */
export const finishUpgrade = (deps: UpgradeDeps, ...[lease, charge]: Parameters<FinishPaid>): Promise<StoredResponse> =>
  complete(deps, paidUpgrade.read(lease.row.request), lease, charge);

async function complete(deps: UpgradeDeps, paid: PaidUpgrade, lease: Lease, charge: Charged): Promise<StoredResponse> {
  const { db } = deps;
  try {
    await uncountPayment(db, paid.counters);
    const response = await db.transaction((tx) => write(tx, { deps, paid, lease, charge }));
    deps.notifyMailQueue();
    return response;
  } catch (error) {
    if (!hasChanged(error)) throw error;
    return failAndRefund(deps, lease, error);
  }
}

/** Whether the membership has changed during the charge, or the account was closed. */
const hasChanged = (error: unknown): error is Problem =>
  error instanceof Problem && ['price-changed', 'membership-ended', 'session-ended'].includes(error.options.code ?? '');

async function write(
  tx: Queryable,
  { deps, paid, lease, charge }: { deps: UpgradeDeps; paid: PaidUpgrade; lease: Lease; charge: Charged },
): Promise<StoredResponse> {
  const now = deps.now();
  const { user, membership } = await findMember(tx, paid.userId, { lock: true });
  if (paid.renewsOn !== undefined && paid.renewsOn !== membership.renewsOn) throw changedMeanwhile();
  const { membershipId, price: yearly } = await quoteOf(tx, membership, paid, now);
  const { price, currency } = lease.row;
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
    paid: price,
    chargeId: charge.chargeId,
    cardBrand: charge.card.brand,
    cardLastFour: charge.card.lastFour,
    periodFrom: dayInLondon(now),
    periodUntil: membership.renewsOn,
    paidAt: now,
  });
  await tx
    .update(memberships)
    .set({
      membershipId,
      nextMembershipId: null,
      price: sql`${memberships.price} + ${price}`,
      paid: sql`${memberships.paid} + ${price}`,
      mylerId: membership.mylerId ?? (await chooseMyler(tx, { membershipId, city: user.cityName })),
      yearPrice: yearly.amount,
      ...(nextYear ? { noticePrice: nextYear.amount } : {}),
      ...(paid.isNewCard && isStillCardBefore(membership, paid) ? storedCard(charge.card) : {}),
    })
    .where(eq(memberships.id, membership.id));
  const sum = { amount: price, currency };
  const upgraded = { ...membership, membershipId, nextMembershipId: null };
  const { publicOrigin } = deps;
  const refundableUntil = lastDayOf({ paidAt: now });
  await enqueueMail(
    tx,
    upgradedEmail({ user, membership: upgraded, paid: sum, receipt, nextYear, until, refundableUntil, publicOrigin }),
    now,
  );
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
  return new Problem(
    409,
    'Your membership has changed in the meantime. You have not been charged. Check it before you pay.',
    {
      code: 'price-changed',
    },
  );
}
