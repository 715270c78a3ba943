import { and, gt, inArray, eq, or } from 'drizzle-orm';
import { REFERRAL_MONTHS } from '@myler/config/referrals';
import type { PaymentGateway } from '../payment/gateway.ts';
import { monthsBefore } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { couponClaims, payments, type MembershipRow, type UserRow } from '../store/schema.ts';
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
  { userId, cardToken }: Pick<MembershipRow, 'userId' | 'cardToken'>,
  now: Date,
): Promise<string[]> {
  const recent = gt(payments.paidAt, monthsBefore(now, REFERRAL_MONTHS));
  const paid = await db
    .select({ chargeId: payments.chargeId })
    .from(payments)
    .where(and(eq(payments.userId, userId), recent));
  const sources = [
    ...(cardToken ? [{ token: cardToken }] : []),
    ...paid.flatMap(({ chargeId }) => (chargeId ? [{ chargeId }] : [])),
  ];
  const found = new Set<string>();
  for (const source of sources) {
    const fingerprint = await gateway.fingerprintOf(source);
    if (fingerprint) found.add(fingerprint);
  }
  return [...found];
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
