import { setTimeout } from 'node:timers/promises';
import { and, gt, inArray, eq, or } from 'drizzle-orm';
import { REFERRAL_MONTHS } from '@myler/config/referrals';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import type { PaymentGateway } from '../payment/gateway.ts';
import { monthsBefore } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { couponClaims, payments, type MembershipRow, type PaymentRow, type UserRow } from '../store/schema.ts';
import { emailHashes, hashesOfCard, type Claimant, type ClaimKeys } from './coupon-claims.ts';

/** Stands in the claims where a code for new members does. No coupon has it. */
export const FORMER_MEMBER = 'former member';

export interface MemberCardDeps extends ClaimKeys {
  db: Queryable;
  payments: Pick<PaymentGateway, 'fingerprintOf'>;
}

/**
 * The cards of a member, with which the payments of the last twelve months were made and the next one would be: the gateway's
 * fingerprints. Call it outside a transaction, because it asks the gateway.
 */
export async function fingerprintsOf(
  { db, payments: gateway }: Omit<MemberCardDeps, keyof ClaimKeys>,
  membership: CardsOf,
  now: Date,
): Promise<string[]> {
  const found = new Set<string>();
  for (const source of await sourcesOf(db, membership, now)) {
    const fingerprint = await gateway.fingerprintOf(source);
    if (fingerprint) found.add(fingerprint);
  }
  return [...found];
}

/** How long somebody who leaves waits for the gateway. */
const PATIENCE_MS = 3000;

/**
 * The same for somebody who leaves: a gateway that fails, or does not answer, keeps nobody from it. A card that it does not name is
 * remembered with the refund to it (`noteFormerCard`), if there is one.
 */
export async function fingerprintsOfLeaver(
  { db, payments: gateway, log }: Omit<MemberCardDeps, keyof ClaimKeys> & { log: Pick<Logger, 'warn' | 'error'> },
  membership: CardsOf,
  now: Date,
): Promise<string[]> {
  const sources = await sourcesOf(db, membership, now);
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false });
  const asked = sources.map((source) =>
    Promise.race([gateway.fingerprintOf(source), late]).catch((error: unknown) => {
      logFault(log, error, { user: membership.userId }, 'the card of a member who leaves is not known');
      return undefined;
    }),
  );
  return [...new Set((await Promise.all(asked)).filter((fingerprint) => fingerprint !== undefined))];
}

type CardsOf = Pick<MembershipRow, 'userId' | 'cardToken'>;

async function sourcesOf(
  db: Queryable,
  { userId, cardToken }: CardsOf,
  now: Date,
): Promise<({ token: string } | { chargeId: string })[]> {
  const recent = gt(payments.paidAt, monthsBefore(now, REFERRAL_MONTHS));
  const paid = await db
    .select({ chargeId: payments.chargeId })
    .from(payments)
    .where(and(eq(payments.userId, userId), recent));
  return [
    ...(cardToken ? [{ token: cardToken }] : []),
    ...paid.flatMap(({ chargeId }) => (chargeId ? [{ chargeId }] : [])),
  ];
}

/**
 * Remembers that somebody was a member, for twelve months from the end: keyed hashes of the address, once its mailbox is proven, and
 * of the cards. They outlive the account. Call it in the transaction that ends the membership.
 */
export async function noteFormerMember(
  tx: Queryable,
  keys: ClaimKeys,
  { user, fingerprints, now }: { user: UserRow; fingerprints: readonly string[]; now: Date },
): Promise<void> {
  const emailHash = user.mailboxProvenAt ? (emailHashes(keys, user.email)[0] ?? null) : null;
  const cards = fingerprints.map((fingerprint) => hashesOfCard(keys, fingerprint)[0] ?? null);
  const rows = (cards.length > 0 ? cards : [null]).map((cardHash) => ({
    code: FORMER_MEMBER,
    userId: user.id,
    emailHash,
    cardHash,
    usedAt: now,
  }));
  await tx.insert(couponClaims).values(rows);
}

/** The card of a payment that a member had back by leaving, if the gateway did not name it then. Call it with the refund. */
export async function noteFormerCard(
  tx: Queryable,
  { kind, refundedAt: usedAt }: Pick<PaymentRow, 'kind' | 'refundedAt'>,
  cardHash: string | undefined,
): Promise<void> {
  // An upgrade that is taken back ends no membership.
  if (!cardHash || !usedAt || kind === 'upgrade') return;
  const isNoted = and(
    eq(couponClaims.code, FORMER_MEMBER),
    eq(couponClaims.cardHash, cardHash),
    eq(couponClaims.usedAt, usedAt),
  );
  const [noted] = await tx.select({ id: couponClaims.id }).from(couponClaims).where(isNoted).limit(1);
  if (!noted) await tx.insert(couponClaims).values({ code: FORMER_MEMBER, cardHash, usedAt });
}

/** Whether the address or the card is that of somebody whose membership has ended within twelve months. */
export async function isFormerMember(db: Queryable, { email, card, giver }: Claimant, now: Date): Promise<boolean> {
  const cards = giver ? [...card, giver] : card;
  const [found] = await db
    .select({ id: couponClaims.id })
    .from(couponClaims)
    .where(
      and(
        eq(couponClaims.code, FORMER_MEMBER),
        gt(couponClaims.usedAt, monthsBefore(now, REFERRAL_MONTHS)),
        or(inArray(couponClaims.emailHash, email), inArray(couponClaims.cardHash, cards)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
