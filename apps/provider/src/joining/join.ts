import * as z from 'zod/mini';
import { registrationReceipt, type Registration } from '@myler/api-client/contract';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import { fieldProblem, type Problem } from '@myler/api-client/problems';
import { StoredAnswer } from '../http/route.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { welcomeLetter } from '../mail/letters/welcome.ts';
import { declineWords } from '../payment/decline-words.ts';
import type { ChargeOutcome, PaymentGateway } from '../payment/gateway.ts';
import type { Database } from '../store/database.ts';
import { begin, finish, fingerprint, release, resume, type Claim } from './attempts.ts';
import { createMember, isMember } from './member.ts';
import { quoteFor } from './quote.ts';
import { checkRules } from './rules.ts';

export interface JoiningDeps {
  db: Database;
  payments: PaymentGateway;
  passwords: PasswordHasher;
  now: () => Date;
  idempotencyKey: string;
  publicOrigin: string;
  /** Tells the sender that there is mail. */
  mailWaits: () => void;
  /** Named moments of a run, so that a test can end it there. */
  checkpoint: (moment: JoiningMoment) => Promise<void>;
}

export type JoiningMoment = 'begun' | 'hashed' | 'charged' | 'written' | 'committed';

/**
 * Joins: once for a key, whatever is sent twice, lost or crashes on the way (decisions, The join-us wizard). Everything
 * that can be refused is refused before the key is used and before money moves; from then on a run that crashes is
 * taken over where it was, since the gateway knows the key and the rest is one transaction.
 */
export async function join(deps: JoiningDeps, registration: Registration, key: string): Promise<StoredAnswer> {
  const bodyMac = fingerprint(registration, deps.idempotencyKey);
  const before = await resume(deps.db, key, bodyMac, deps.now());
  if (before instanceof StoredAnswer) return before;
  const claim = before ?? (await start(deps, registration, key, bodyMac));
  try {
    return await run(deps, registration, claim);
  } catch (error) {
    // What went wrong first is what matters; a lease that stays runs out by itself.
    await release(deps.db, claim).catch(() => undefined);
    throw error;
  }
}

async function start(deps: JoiningDeps, registration: Registration, key: string, bodyMac: string): Promise<Claim> {
  const now = deps.now();
  await checkRules(deps.db, registration, now);
  const quote = await quoteFor(deps.db, registration, now);
  if (quote.paid.amount > 0 && !registration.creditCard)
    throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  if (await isMember(deps.db, registration.email)) throw alreadyMember();
  return begin(deps.db, { key, bodyMac, registration, quote, now });
}

async function run(deps: JoiningDeps, registration: Registration, claim: Claim): Promise<StoredAnswer> {
  await deps.checkpoint('begun');
  const passwordHash = await deps.passwords.hash(registration.password);
  await deps.checkpoint('hashed');
  const charge = await chargeFor(deps, registration, claim);
  await deps.checkpoint('charged');
  if (charge?.status === 'declined') return decline(deps, claim, charge.code);
  const answer = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const receipt = await createMember(tx, {
      registration,
      passwordHash,
      claim,
      now,
      ...(charge ? { charge } : {}),
    });
    if (!receipt) return undefined;
    await enqueueMail(tx, welcomeLetter({ registration, receipt, origin: deps.publicOrigin }), now);
    const body = JSON.stringify(z.encode(registrationReceipt, receipt));
    const stored = await finish(tx, claim, { state: 'succeeded', status: 200, body });
    await deps.checkpoint('written');
    return stored;
  });
  if (!answer) return lostTheAddress(deps, claim);
  deps.mailWaits();
  await deps.checkpoint('committed');
  return answer;
}

/** @returns undefined when there is nothing to pay */
async function chargeFor(
  { payments }: JoiningDeps,
  { creditCard }: Registration,
  { key, row }: Claim,
): Promise<ChargeOutcome | undefined> {
  const amount = row.price - row.discount;
  if (amount === 0) return undefined;
  if (!creditCard) throw fieldProblem({ 'creditCard.number': 'Enter a card to pay with.' });
  return payments.charge({ key, amount: { amount, currency: row.currency }, card: creditCard });
}

async function decline({ db }: JoiningDeps, claim: Claim, code: keyof typeof declineWords): Promise<StoredAnswer> {
  const { field, message } = declineWords[code];
  return fail(db, claim, fieldProblem({ [field]: message }, { status: 402, code }));
}

/** Somebody joined with this address while the card was charged: the money goes back first, then the answer is final. */
async function lostTheAddress({ db, payments }: JoiningDeps, claim: Claim): Promise<StoredAnswer> {
  await payments.refund(claim.key);
  return fail(db, claim, alreadyMember());
}

function fail(db: Database, claim: Claim, problem: Problem): Promise<StoredAnswer> {
  return finish(db, claim, {
    state: 'failed',
    status: problem.status,
    body: JSON.stringify(problem.body),
    message: problem.message,
  });
}

function alreadyMember(): Problem {
  return fieldProblem({ email: 'This address is already a member’s. Sign in instead.' }, { code: 'email-taken' });
}
