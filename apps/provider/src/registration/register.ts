import * as z from 'zod/mini';
import { registrationReceipt, type Registration, type RegistrationReceipt } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import { storeResponse, type AttemptPlan, type Lease } from '../idempotency/leases.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import type { IdempotencyDeps } from '../idempotency/run-idempotent.ts';
import { runPaid, type Finishing } from '../idempotency/run-paid.ts';
import { spendOnRegistration } from '../gift-cards/spend.ts';
import type { StoredResponse } from '../http/route.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countMail, countUnlessPaid } from '../mail/outbox/mail-budget.ts';
import { tellDeskOfMember } from '../desk/tell-desk.ts';
import { findMember } from '../member-rows/find.ts';
import { mylersOf } from '../member-rows/mylers-of.ts';
import type { Queryable } from '../store/database.ts';
import type { MembershipRow } from '../store/schema.ts';
import { joinRefundedEmail } from '../mail/emails/join-refunded.ts';
import { welcomeEmail } from '../mail/emails/welcome.ts';
import { countersOf, countPayment, type Payer } from '../payment/declined-limit.ts';
import { NOT_CHARGED } from '../payment/money-sentences.ts';
import type { PaymentSource } from '../payment/gateway.ts';
import { ANY_REFERRAL, assertNotClaimed, claimantOf, storeClaim } from '../prices/coupon-claims.ts';
import { assertSold } from '../prices/taken-back.ts';
import { couponUsedUp, lockCouponUse, lockReferral } from '../prices/coupon.ts';
import { noteFriend } from '../referrals/friends.ts';
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
export const register = (
  deps: RegistrationDeps,
  request: RegistrationRequest,
  call: KeyedCall,
): Promise<StoredResponse> =>
  runPaid(deps, call, {
    ...finishingRegistration(deps),
    plan: (now) => plan(deps, request.registration, now),
    async admit({ price, discount = 0, gift }, now) {
      if (price - discount - (gift?.amount ?? 0) > 0) await countPayment(deps, payerOf(request), now);
    },
    prepare: (lease) => prepare(deps, request, lease),
  });

/** How a registration is finished. */
export const finishingRegistration = (deps: FinishRegistrationDeps): Finishing<PaidRegistration> => ({
  stored: paidRegistration,
  write: (tx, finished) => write(tx, deps, finished),
  async lost(tx, { registration: { email: to } }, { refund, now }) {
    // Many payments may wait for one address, and all of the money comes back: they cost a stranger nothing.
    const { permit } = await countMail(tx, 'unneeded', { recipient: to, key: deps.sessionKeys[0], now });
    if (permit) await enqueueMail(tx, joinRefundedEmail({ to, refund }), now, permit);
  },
  takenCodes: ['email-taken', 'gift-card-spent', 'coupon-used-up', 'coupon-not-new'],
});

async function plan(deps: RegistrationDeps, registration: Registration, now: Date): Promise<AttemptPlan> {
  const { db } = deps;
  await checkRules(db, registration, now);
  const quote = await quoteFor(deps, registration, now);
  if (quote.paid.amount > 0 && !registration.creditCard)
    throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  if (await isMember(db, registration.email)) throw alreadyMember();
  const card = quote.paid.amount > 0 ? registration.creditCard : undefined;
  await assertSold(deps, { source: card && { card }, giftCardId: quote.gift?.cardId }, now);
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

async function prepare(
  deps: RegistrationDeps,
  request: RegistrationRequest,
  { row }: Lease,
): Promise<{ paid: PaidRegistration; source: PaymentSource | undefined }> {
  const { registration } = request;
  const { password, creditCard: card, giftCode: _code, ...rest } = registration;
  await deps.checkpoint('begun');
  const passwordHash = await deps.passwords.hash(password);
  await deps.checkpoint('hashed');
  const paid = {
    registration: rest,
    passwordHash,
    counters: countersOf(deps, payerOf(request)),
    ...(row.couponCode ? { claimant: await claimantOf(deps, { ...registration, giftCardId: row.giftCardId }) } : {}),
  };
  return { paid, source: card && { card } };
}

async function write(
  tx: Queryable,
  deps: FinishRegistrationDeps,
  { paid, lease, charge, now }: Parameters<Finishing<PaidRegistration>['write']>[1],
): Promise<StoredResponse> {
  const { registration, passwordHash } = paid;
  if (!(await spendOnRegistration(tx, lease, now))) throw giftIsSpent();
  const { referrer, claimed } = await assertCodeIsFree(tx, paid, lease, now);
  const receipt = await createMember(tx, { registration, passwordHash, lease, now, ...(charge ? { charge } : {}) });
  if (!receipt) throw alreadyMember();
  const { discount, currency } = lease.row;
  const { membershipId } = registration;
  if (claimed && paid.claimant)
    await storeClaim(tx, { code: claimed, claimant: paid.claimant, userId: receipt.memberId, now });
  if (referrer) await noteFriend(tx, deps, { referrer, paymentKey: lease.key, membershipId, discount, currency, now });
  const { user: account, membership } = await findMember(tx, receipt.memberId);
  await tellDeskOfMember(tx, deps, { kind: 'joined', user: account, membership }, now);
  const about = { account, key: deps.sessionKeys[0], now, isPaidByCard: charge !== undefined };
  const notice = await countUnlessPaid(tx, about);
  if (notice) await enqueueMail(tx, await welcome(tx, deps, { registration, receipt }), now, notice);
  const body = JSON.stringify(z.encode(registrationReceipt, receipt));
  const stored = await storeResponse(tx, lease, { state: 'succeeded', status: 200, body });
  await deps.checkpoint('written');
  return stored;
}

/**
 * In the transaction that stores its use: of two members who use its last one, or one card, at the same time, one may.
 *
 * @returns the member whose code it is, who is locked, and what stands for the code in the claims
 */
async function assertCodeIsFree(
  tx: Queryable,
  { claimant }: PaidRegistration,
  { row }: Lease,
  now: Date,
): Promise<{ referrer?: MembershipRow | undefined; claimed?: string }> {
  const { couponCode: code } = row;
  if (!code) return {};
  if (!(await lockCouponUse(tx, code))) throw couponIsTaken(couponUsedUp());
  const { isOfMember, referrer } = await lockReferral(tx, code);
  // By its form: its member may have closed the account while the friend was paying.
  const claimed = isOfMember ? ANY_REFERRAL : code;
  if (!claimant) return { referrer, claimed };
  await assertNotClaimed(tx, { code: claimed, claimant, now }).catch((error: unknown) => {
    throw error instanceof Problem ? couponIsTaken(error) : error;
  });
  return { referrer, claimed };
}

async function welcome(
  tx: Queryable,
  { publicOrigin, webAppUrl }: FinishRegistrationDeps,
  joined: { registration: PaidRegistration['registration']; receipt: RegistrationReceipt },
): Promise<ReturnType<typeof welcomeEmail>> {
  const { membership } = await findMember(tx, joined.receipt.memberId);
  const { myler, ...three } = await mylersOf(tx, membership);
  const member = { number: membership.memberNumber, mylerName: myler?.name, ...three };
  return welcomeEmail({ ...joined, member, publicOrigin, webAppUrl });
}

const payerOf = ({ registration, visitorAddress }: RegistrationRequest): Payer => ({
  email: registration.email,
  visitorAddress,
});

function alreadyMember(): Problem {
  return fieldProblem(
    {
      email:
        'This email address already belongs to a member. Sign in instead. If it is or was on somebody else’s card, close that account first to join with it.',
    },
    { code: 'email-taken' },
  );
}

function couponIsTaken({ message, options }: Problem): Problem {
  return fieldProblem({ referralCode: `${message} ${NOT_CHARGED}` }, { status: 409, code: options.code ?? '' });
}

function giftIsSpent(): Problem {
  return fieldProblem(
    {
      giftCode: 'This gift card was used a moment ago, or has a new code. Apply it again to see how much is left.',
    },
    { status: 409, code: 'gift-card-spent' },
  );
}
