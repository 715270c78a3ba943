import { eq, sql } from 'drizzle-orm';
import { upgradeReceipt, type MembershipUpgrade } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { formatMoney } from '@myler/config/currencies';
import * as z from 'zod/mini';
import { storeFailure, storeResponse, type AttemptPlan, type Lease } from '../idempotency/leases.ts';
import { runIdempotent, type IdempotencyDeps } from '../idempotency/run-idempotent.ts';
import type { StoredResponse } from '../http/route.ts';
import { upgradedEmail } from '../mail/emails/renewal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countPayment, uncountPayment } from '../payment/declined-limit.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { CardOnFile, PaymentGateway } from '../payment/gateway.ts';
import { dayOf } from '../primitives/days.ts';
import { priceList } from '../prices/price-list.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { chooseMyler } from './assign-myler.ts';
import { findMember, membershipEnded } from './find.ts';
import { recordPayment } from './record-payment.ts';
import { upgradesOf, type Upgrade } from './terms.ts';

export interface UpgradeDeps extends IdempotencyDeps {
  payments: PaymentGateway;
  notifyMailQueue: () => void;
  publicOrigin: string;
}

export interface UpgradeRequest {
  userId: string;
  upgrade: MembershipUpgrade;
  visitorAddress: string;
  /** Throws unless the member has entered the password a short time ago. */
  assertConfirmed: () => Promise<void>;
}

/** Moves a member to a higher membership, and charges the difference for the days that are left, once for a key. */
export function upgradeMembership(deps: UpgradeDeps, request: UpgradeRequest, key: string): Promise<StoredResponse> {
  return runIdempotent(
    deps,
    { key, body: { ...request.upgrade, userId: request.userId } },
    {
      plan: (now) => plan(deps, request, now),
      admit: async (_plan, now) => countPayment(deps, await payerOf(deps, request), now),
      run: (lease) => run(deps, request, lease),
    },
  );
}

async function plan(deps: UpgradeDeps, request: UpgradeRequest, now: Date): Promise<AttemptPlan> {
  await request.assertConfirmed();
  const { membership } = await findMember(deps.db, request.userId);
  const { due, membershipId } = await quoteOf(deps.db, membership, request.upgrade, now);
  const { total } = request.upgrade;
  if (due.amount !== total.amount || due.currency !== total.currency)
    throw new Problem(
      409,
      `The sum is now ${formatMoney(due, { cents: true })}. Nothing was taken. Look at it again.`,
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
  { from, membershipId }: MembershipUpgrade,
  now: Date,
): Promise<Upgrade> {
  if (membership.status === 'ended') throw membershipEnded();
  const upgrade = upgradesOf(membership, await priceList(db), dayOf(now)).find(
    (it) => it.membershipId === membershipId,
  );
  if (membership.membershipId !== from || !upgrade) throw changedMeanwhile();
  return upgrade;
}

async function run(deps: UpgradeDeps, request: UpgradeRequest, lease: Lease): Promise<StoredResponse> {
  const { db, payments } = deps;
  const { price, currency } = lease.row;
  const { membership } = await findMember(db, request.userId);
  const { creditCard } = request.upgrade;
  const source = creditCard ? { card: creditCard } : { token: membership.cardToken ?? '' };
  const charge = await payments.charge({ key: lease.key, amount: { amount: price, currency }, source });
  if (charge.status === 'declined') return storeFailure(db, lease, declinedProblem(charge.code));
  if (charge.status === 'requires-action') return storeFailure(db, lease, declinedProblem('authentication_failed'));
  await uncountPayment(deps, await payerOf(deps, request));
  try {
    const response = await db.transaction((tx) => write(tx, { deps, request, lease, charge }));
    deps.notifyMailQueue();
    return response;
  } catch (error) {
    const hasChanged =
      error instanceof Problem && ['price-changed', 'membership-ended'].includes(error.options.code ?? '');
    if (!hasChanged) throw error;
    // The membership has changed during the charge.
    await payments.refund(lease.key);
    return storeFailure(db, lease, error);
  }
}

async function write(
  tx: Queryable,
  given: { deps: UpgradeDeps; request: UpgradeRequest; lease: Lease; charge: { chargeId: string; card: CardOnFile } },
): Promise<StoredResponse> {
  const { deps, request, lease, charge } = given;
  const { userId, upgrade } = request;
  const now = deps.now();
  const { user, membership } = await findMember(tx, userId, { lock: true });
  const { membershipId, price: yearly } = await quoteOf(tx, membership, upgrade, now);
  const { price, currency } = lease.row;
  const receipt = await recordPayment(tx, {
    key: lease.key,
    userId,
    kind: 'upgrade',
    membershipId,
    fromMembershipId: membership.membershipId,
    currency,
    price,
    paid: price,
    chargeId: charge.chargeId,
    cardBrand: charge.card.brand,
    cardLastFour: charge.card.lastFour,
    periodFrom: dayOf(now),
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
      ...(membership.noticeSentOn ? { noticePrice: yearly.amount } : {}),
      ...(upgrade.creditCard ? storedCard(charge.card) : {}),
    })
    .where(eq(memberships.id, membership.id));
  const paid = { amount: price, currency };
  await enqueueMail(
    tx,
    upgradedEmail({
      user,
      membership: { ...membership, membershipId },
      paid,
      receipt,
      publicOrigin: deps.publicOrigin,
    }),
    now,
  );
  const body = JSON.stringify(z.encode(upgradeReceipt, { membershipId, paid, receipt }));
  return storeResponse(tx, lease, { state: 'succeeded', status: 200, body });
}

/** The columns of the card that pays from now on. */
export const storedCard = ({ token, brand, lastFour, expiry }: CardOnFile) => ({
  cardToken: token,
  cardBrand: brand,
  cardLastFour: lastFour,
  cardExpiry: expiry,
});

async function payerOf({ db }: UpgradeDeps, { userId, visitorAddress }: UpgradeRequest) {
  const { user } = await findMember(db, userId);
  return { email: user.email, visitorAddress };
}

function changedMeanwhile(): Problem {
  return new Problem(409, 'Your membership has changed meanwhile. Nothing was taken. Look at it again.', {
    code: 'price-changed',
  });
}
