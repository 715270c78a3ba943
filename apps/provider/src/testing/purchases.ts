import type { GiftCardPurchase } from '@myler/api-client/contract';
import { formatGiftCode } from '@myler/config/gift-codes';
import { eq } from 'drizzle-orm';
import { codeOf } from '../gift-cards/code.ts';
import { giftCards } from '../store/schema.ts';
import { attemptKeyOf } from './attempts.ts';
import { testEnv, type TestProvider } from './provider.ts';
import { acceptedCard, newKey } from './registrations.ts';

let purchaseCount = 0;

/** A valid purchase: 250 pounds, with immediate delivery. */
export function purchaseRequest(changes: Partial<GiftCardPurchase> = {}): GiftCardPurchase {
  purchaseCount++;
  return {
    design: 'ribbon',
    amount: { amount: 25_000, currency: 'GBP' },
    recipient: { name: 'Zoë Lindqvist', email: `zoe.${purchaseCount}@example.com` },
    sender: { name: 'Amara Okoye', email: `amara.${purchaseCount}@example.com` },
    message: 'Happy fortieth.\nTake the night train.',
    creditCard: acceptedCard,
    ...changes,
  };
}

/** Buys a card and returns its code, which the recipient gets by email. */
export async function buyGiftCard(provider: TestProvider, changes: Partial<GiftCardPurchase> = {}, env = testEnv) {
  const key = newKey();
  const receipt = await provider.website.call('buyGiftCard', { body: purchaseRequest(changes), idempotencyKey: key });
  const { db } = provider.store;
  const [row] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.attemptKey, await attemptKeyOf(db, key)));
  if (!row) throw new Error('no gift card was kept');
  return { receipt, row, key, code: formatGiftCode(codeOf(env.giftCardKeys, row)) };
}
