import * as z from 'zod/mini';
import { registrationReceipt, type Registration, type RegistrationReceipt } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import { waitForConfirmation, type FinishPaid } from '../idempotency/confirmations.ts';
import { failAndRefund } from '../idempotency/fail-and-refund.ts';
import { amountDue, storeFailure, storeResponse, type Lease, type AttemptPlan } from '../idempotency/leases.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import { runIdempotent, type IdempotencyDeps } from '../idempotency/run-idempotent.ts';
import { spendOnRegistration } from '../gift-cards/spend.ts';
import type { StoredResponse } from '../http/route.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countUnlessPaid } from '../mail/outbox/mail-budget.ts';
import { findDocument } from '../content/documents.ts';
import { findMember } from '../member-rows/find.ts';
import type { Queryable } from '../store/database.ts';
import { welcomeEmail } from '../mail/emails/welcome.ts';
import { countersOf, countPayment, uncountPayment, type Payer } from '../payment/declined-limit.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { Charged, ChargeOutcome } from '../payment/gateway.ts';
import { assertNotClaimed, claimantOf, storeClaim } from '../prices/coupon-claims.ts';
import { couponUsedUp, lockCouponUse } from '../prices/coupon.ts';
import { createMember, isMember } from './member.ts';
import { paidRegistration, type PaidRegistration } from './paid-registration.ts';
import { quoteFor } from './quote.ts';
import { checkRules } from './rules.ts';

export interface RegistrationDeps extends IdempotencyDeps {
  passwords: PasswordHasher;
  giftCardKeys: Keys;
  sessionKeys: Keys;
  webAppUrl: string;
  /** Links in letters begin with it. */
  publicOrigin: string;
  /** Notifies the mail queue. */
  notifyMailQueue: () => void;
  /** Steps after which a test can interrupt a run. */
  checkpoint: (moment: RegistrationStep) => Promise<void>;
}

export interface RegistrationRequest {
  registration: Registration;
  /** Empty when it is unknown. */
  visitorAddress: string;
}

export type RegistrationStep = 'begun' | 'hashed' | 'charged' | 'waiting' | 'written' | 'committed';

/** What finishing a registration needs, also when nobody asks for it. */
export type FinishRegistrationDeps = Omit<RegistrationDeps, 'passwords' | 'giftCardKeys'>;

/**
 * Registers a member, once for an idempotency key. Everything that can be checked is checked before the key is used and
 * before the charge. After a crash the next request continues, because the charge is idempotent and the rest is one
 * transaction.
 */
export function register(
  deps: RegistrationDeps,
  request: RegistrationRequest,
  call: KeyedCall,
): Promise<StoredResponse> {
  return runIdempotent(deps, call, {
    plan: (now) => plan(deps, request.registration, now),
    async admit({ price, discount = 0, gift }, now) {
      if (price - discount - (gift?.amount ?? 0) > 0) await countPayment(deps, payerOf(request), now);
    },
    run: (lease) => run(deps, request, lease),
    finisher: { paid: (lease, charge) => finishRegistration(deps, lease, charge) },
  });
}

async function plan(deps: RegistrationDeps, registration: Registration, now: Date): Promise<AttemptPlan> {
  const { db } = deps;
  await checkRules(db, registration, now);
  const quote = await quoteFor(deps, registration, now);
  if (quote.paid.amount > 0 && !registration.creditCard)
    throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  if (await isMember(db, registration.email)) throw alreadyMember();
  return {
    kind: 'join',
    membershipId: registration.membershipId,
    currency: quote.paid.currency,
    price: quote.price.amount,
    discount: quote.discount.amount,
    ...(quote.coupon ? { couponCode: quote.coupon.code } : {}),
    ...(quote.gift ? { gift: quote.gift } : {}),
  };
}

async function run(deps: RegistrationDeps, request: RegistrationRequest, lease: Lease): Promise<StoredResponse> {
  const { registration } = request;
  const { db } = deps;
  await deps.checkpoint('begun');
  const passwordHash = await deps.passwords.hash(registration.password);
  await deps.checkpoint('hashed');
  const charge = await chargeFor(deps, registration, lease);
  await deps.checkpoint('charged');
  if (charge?.status === 'declined') return storeFailure(db, lease, declinedProblem(charge.code));
  const paid: PaidRegistration = {
    registration: withoutSecrets(registration),
    passwordHash,
    counters: countersOf(deps, payerOf(request)),
    ...(lease.row.couponCode
      ? { claimant: await claimantOf(deps, { ...registration, giftCardId: lease.row.giftCardId }) }
      : {}),
  };
  if (charge?.status !== 'requires-action') return complete(deps, paid, lease, charge);
  const { confirmationId } = charge;
  const response = await waitForConfirmation(db, lease, {
    confirmationId,
    request: paidRegistration.store(paid),
    now: deps.now(),
  });
  await deps.checkpoint('waiting');
  return response;
}

function withoutSecrets({ password: _password, creditCard: _card, giftCode: _code, ...rest }: Registration) {
  return rest;
}

/** Finishes a registration that the bank has confirmed. */
export const finishRegistration = async (
  deps: FinishRegistrationDeps,
  ...[lease, charge]: Parameters<FinishPaid>
): Promise<StoredResponse> => {
  await deps.checkpoint('charged');
  return complete(deps, paidRegistration.read(lease.row.request), lease, charge);
};

/** Everything after the charge, which is absent when there was nothing to pay. */
async function complete(
  deps: FinishRegistrationDeps,
  paid: PaidRegistration,
  lease: Lease,
  charge: Charged | undefined,
): Promise<StoredResponse> {
  const { db } = deps;
  const { registration, passwordHash } = paid;
  if (charge) await uncountPayment(db, paid.counters);
  try {
    const response = await db.transaction(async (tx) => {
      const now = deps.now();
      if (!(await spendOnRegistration(tx, lease, now))) throw giftIsSpent();
      await assertCouponIsFree(tx, paid, lease, now);
      const receipt = await createMember(tx, { registration, passwordHash, lease, now, ...(charge ? { charge } : {}) });
      if (!receipt) throw alreadyMember();
      const { couponCode: code } = lease.row;
      if (code && paid.claimant) await storeClaim(tx, { code, claimant: paid.claimant, userId: receipt.memberId, now });
      const { user: account } = await findMember(tx, receipt.memberId);
      const about = { account, key: deps.sessionKeys[0], now, isPaidByCard: charge !== undefined };
      const notice = await countUnlessPaid(tx, about);
      if (notice) await enqueueMail(tx, await welcome(tx, deps, { registration, receipt }), now, notice);
      const body = JSON.stringify(z.encode(registrationReceipt, receipt));
      const stored = await storeResponse(tx, lease, { state: 'succeeded', status: 200, body });
      await deps.checkpoint('written');
      return stored;
    });
    deps.notifyMailQueue();
    await deps.checkpoint('committed');
    return response;
  } catch (error) {
    if (!wasTakenMeanwhile(error)) throw error;
    // Another registration has taken it during the charge.
    return failAndRefund(deps, lease, error);
  }
}

/** In the transaction that stores its use: of two members who use its last one, or one card, at the same time, one may. */
async function assertCouponIsFree(
  tx: Queryable,
  { claimant }: PaidRegistration,
  { row }: Lease,
  now: Date,
): Promise<void> {
  if (!row.couponCode) return;
  if (!(await lockCouponUse(tx, row.couponCode))) throw couponIsTaken(couponUsedUp());
  if (!claimant) return;
  await assertNotClaimed(tx, { code: row.couponCode, claimant, now }).catch((error: unknown) => {
    throw error instanceof Problem ? couponIsTaken(error) : error;
  });
}

async function welcome(
  tx: Queryable,
  { publicOrigin, webAppUrl }: FinishRegistrationDeps,
  joined: { registration: PaidRegistration['registration']; receipt: RegistrationReceipt },
): Promise<ReturnType<typeof welcomeEmail>> {
  const { membership } = await findMember(tx, joined.receipt.memberId);
  const { memberNumber: number, mylerId } = membership;
  const mylerName = mylerId ? (await findDocument(tx, 'mylers', mylerId))?.name : undefined;
  return welcomeEmail({ ...joined, member: { number, mylerName }, publicOrigin, webAppUrl });
}

const payerOf = ({ registration, visitorAddress }: RegistrationRequest): Payer => ({
  email: registration.email,
  visitorAddress,
});

/** @returns undefined when there is nothing to pay */
async function chargeFor(
  { payments }: RegistrationDeps,
  { creditCard }: Registration,
  { key, row }: Lease,
): Promise<ChargeOutcome | undefined> {
  const amount = amountDue(row);
  if (amount.amount === 0) return undefined;
  if (!creditCard) throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  return payments.charge({ key, amount, source: { card: creditCard } });
}

/** Whether another request has taken the address, the gift card's balance or the code's last use during the charge. */
function wasTakenMeanwhile(error: unknown): error is Problem {
  return (
    error instanceof Problem &&
    ['email-taken', 'gift-card-spent', 'coupon-used-up', 'coupon-not-new'].includes(error.options.code ?? '')
  );
}

function alreadyMember(): Problem {
  return fieldProblem(
    { email: 'This email address already belongs to a member. Sign in instead.' },
    { code: 'email-taken' },
  );
}

function couponIsTaken({ message, options }: Problem): Problem {
  return fieldProblem(
    { referralCode: `${message} You have not been charged.` },
    { status: 409, code: options.code ?? '' },
  );
}

function giftIsSpent(): Problem {
  return fieldProblem(
    {
      giftCode: 'This gift card was used a moment ago, or has a new code. Apply it again to see how much is left.',
    },
    { status: 409, code: 'gift-card-spent' },
  );
}
