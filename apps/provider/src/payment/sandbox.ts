import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { sandboxLedger } from '../store/schema.ts';
import { newToken } from '../primitives/tokens.ts';
import type { ChargeOutcome, DeclineCode, PaymentGateway } from './gateway.ts';
import { checkCard } from './sandbox-cards.ts';

/** A gateway that takes no money. It accepts test cards, and repeats the first response of each key from its ledger. */
export function createSandbox(db: Database, now: () => Date): PaymentGateway {
  return {
    async charge({ key, amount, card }) {
      const { brand, decline } = checkCard(card, now());
      await db
        .insert(sandboxLedger)
        .values({
          key,
          chargeId: `ch_${newToken().slice(0, 24)}`,
          outcome: decline ? 'declined' : 'charged',
          declineCode: decline ?? null,
          amount: amount.amount,
          currency: amount.currency,
          cardBrand: brand,
          cardLastFour: card.number.slice(-4),
          cardExpiry: card.expiry,
          createdAt: now(),
        })
        .onConflictDoNothing({ target: sandboxLedger.key });
      const [entry] = await db.select().from(sandboxLedger).where(eq(sandboxLedger.key, key));
      if (!entry) throw new Error('The sandbox ledger did not keep what was written to it.');
      return outcomeOf(entry);
    },
    async refund(key) {
      await db
        .update(sandboxLedger)
        .set({ refundedAt: now() })
        .where(and(eq(sandboxLedger.key, key), eq(sandboxLedger.outcome, 'charged'), isNull(sandboxLedger.refundedAt)));
    },
  };
}

function outcomeOf(entry: typeof sandboxLedger.$inferSelect): ChargeOutcome {
  if (entry.outcome === 'declined') return { status: 'declined', code: entry.declineCode as DeclineCode };
  // A refunded charge does not count as paid, because a new attempt has a new key.
  if (entry.refundedAt) return { status: 'declined', code: 'processing_error' };
  return {
    status: 'charged',
    chargeId: entry.chargeId,
    card: { brand: entry.cardBrand, lastFour: entry.cardLastFour, expiry: entry.cardExpiry },
  };
}
