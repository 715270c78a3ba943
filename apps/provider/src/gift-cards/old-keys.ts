import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Keys } from '@myler/server/secrets';
import { CLAIM_MONTHS } from '../prices/coupon-claims.ts';
import { monthsBefore } from '../primitives/days.ts';
import type { Database } from '../store/database.ts';
import { couponClaims, giftCards, secretFingerprints } from '../store/schema.ts';
import { hashOfNewCode } from './code.ts';
import { hasCodeOfUse } from './new-code.ts';
import { LINK_LIFETIME_MS } from './order-link.ts';

/**
 * Refuses to give up the keys before the newest one while something that was made with them is still good. What stores no
 * trace of its key, links to orders and hashes of those who have used a code, counts if it is older than the newest key.
 *
 * @throws {Error} that says what still needs them
 */
export async function assertOldKeysUnused(db: Database, giftCardKeys: Keys, now: Date): Promise<void> {
  const [recorded] = await db.select().from(secretFingerprints).where(eq(secretFingerprints.variable, 'GIFT_CARD_KEY'));
  const newestSince = recorded?.recordedAt ?? now;
  const delivered = await db.select().from(giftCards).where(eq(giftCards.status, 'delivered'));
  const codes = delivered.filter(
    (card) => hasCodeOfUse(card, now) && card.codeHash !== hashOfNewCode(giftCardKeys, card),
  );
  const [links] = await db
    .select({ number: count() })
    .from(giftCards)
    .where(
      and(lt(giftCards.createdAt, newestSince), gt(giftCards.createdAt, new Date(now.getTime() - LINK_LIFETIME_MS))),
    );
  const [claims] = await db
    .select({ number: count() })
    .from(couponClaims)
    .where(and(lt(couponClaims.usedAt, newestSince), gt(couponClaims.usedAt, monthsBefore(now, CLAIM_MONTHS))));
  const needed = [
    [codes.length, 'gift cards that are still good and have a code of an old key'],
    [links?.number ?? 0, 'orders of gift cards with a link of an old key that still opens'],
    [claims?.number ?? 0, 'uses of a code for new members in the last twelve months, hashed with an old key'],
  ] as const;
  const reasons = needed.filter(([number]) => number > 0).map(([number, what]) => `  ${what}: ${number}`);
  if (reasons.length > 0) throw new Error(`The old GIFT_CARD_KEY is still needed:\n${reasons.join('\n')}`);
}
