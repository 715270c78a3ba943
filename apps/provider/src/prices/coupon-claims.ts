import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { PaymentGateway } from '../payment/gateway.ts';
import { monthsBefore } from '../primitives/days.ts';
import { mailboxOf } from '../primitives/email-key.ts';
import { mac } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { couponClaims, giftCards } from '../store/schema.ts';

/** Months for which a code for new members is not given again to the same address or card. */
export const CLAIM_MONTHS = 12;

/** Who uses a code, as keyed hashes with each secret, the newest first. */
export interface Claimant {
  email: string[];
  /** Empty when no card was typed. */
  card: string[];
  /** The card that bought the gift card. Its claims are apart, so that nobody who was given one uses up the giver's code. */
  giver?: string | undefined;
}

export interface ClaimKeys {
  /** The secret that lives longest: with a new one alone, an address or a card would not be known again. */
  giftCardKeys: Keys;
}

export interface ClaimDeps extends ClaimKeys {
  db: Queryable;
  payments: Pick<PaymentGateway, 'fingerprint'>;
}

export async function claimantOf(
  deps: ClaimDeps,
  { email, creditCard, giftCardId }: { email: string; creditCard?: CreditCard | undefined; giftCardId?: string | null },
): Promise<Claimant> {
  const [gift] = giftCardId ? await deps.db.select().from(giftCards).where(eq(giftCards.id, giftCardId)) : [];
  return {
    email: emailHashes(deps, email),
    card: creditCard ? await cardHashes(deps, creditCard) : [],
    ...(gift?.cardHash ? { giver: gift.cardHash } : {}),
  };
}

// oxlint-disable-next-line texts/unbroken -- stored for twelve months, in a hash
export const emailHashes = (keys: ClaimKeys, email: string) => hashes(keys, `e-mail ${mailboxOf(email)}`);

/** The newest first. */
export const cardHashes = async (
  { payments, ...keys }: ClaimKeys & Pick<ClaimDeps, 'payments'>,
  card: CreditCard,
): Promise<string[]> => hashesOfCard(keys, await payments.fingerprint(card));

export const hashesOfCard = (keys: ClaimKeys, fingerprint: string): string[] => hashes(keys, `card ${fingerprint}`);

const hashes = ({ giftCardKeys }: ClaimKeys, text: string) => giftCardKeys.map((key) => mac(key, `coupon ${text}`));
const asGiver = (cardHash: string) => `gift ${cardHash}`;

/** Stands in the claims for the code of any member: a friend uses one of them, once. */
export const ANY_REFERRAL = 'referral';

export const notNew = (message: string) => new Problem(409, message, { code: 'coupon-not-new' });

/** @throws {Problem} 409 `coupon-not-new` when the address or the card had the code in the last twelve months */
export async function assertNotClaimed(
  db: Queryable,
  { code, claimant, now }: { code: string; claimant: Claimant; now: Date },
): Promise<void> {
  const { email, card, giver } = claimant;
  const cards = [...card, ...(giver ? [giver, asGiver(giver)] : [])];
  const [claim] = await db
    .select({ id: couponClaims.id })
    .from(couponClaims)
    .where(
      and(
        eq(couponClaims.code, code),
        gt(couponClaims.usedAt, monthsBefore(now, CLAIM_MONTHS)),
        or(inArray(couponClaims.emailHash, email), inArray(couponClaims.cardHash, cards)),
      ),
    )
    .limit(1);
  if (!claim) return;
  throw notNew(
    code === ANY_REFERRAL
      ? 'The code of a member was used with this email address, this card or a gift card of the same buyer in the last twelve months. Remove it to go on without it.'
      : 'This code is for new members, and was used with this email address, this card or a gift card of the same buyer in the last twelve months. Remove it to go on without it.',
  );
}

/** Remembers the cards with which a code was used, and the account, until `claimAddress`. It outlives the account. */
export async function storeClaim(
  tx: Queryable,
  { code, claimant, userId, now }: { code: string; claimant: Claimant; userId: string; now: Date },
): Promise<void> {
  const [card = null] = claimant.card;
  const cards = claimant.giver ? [asGiver(claimant.giver), ...(card ? [card] : [])] : [card];
  await tx.insert(couponClaims).values(cards.map((cardHash) => ({ code, userId, cardHash, usedAt: now })));
}

/**
 * Counts the codes of a member for the address too, whose mailbox the member has just shown. Until then the address may be
 * that of somebody who would need the code.
 */
export async function claimAddress(
  { db, ...keys }: ClaimKeys & { db: Queryable },
  { id, email }: { id: string; email: string },
): Promise<void> {
  await db
    .update(couponClaims)
    .set({ emailHash: emailHashes(keys, email)[0] ?? null })
    .where(and(eq(couponClaims.userId, id), isNull(couponClaims.emailHash)));
}
