import type { GiftCardPurchase } from '@myler/api-client/contract';
import { formatGiftCode } from '@myler/config/gift-codes';
import { eq } from 'drizzle-orm';
import { codeOf } from '../gift-cards/code.ts';
import { giftCards } from '../store/schema.ts';
import { testEnv, type TestProvider } from './provider.ts';
import { goodCard, newKey } from './registrations.ts';

let gifts = 0;

/** A valid purchase: 250 pounds, with immediate delivery. */
export function gift(changes: Partial<GiftCardPurchase> = {}): GiftCardPurchase {
  gifts++;
  return {
    design: 'ribbon',
    amount: { amount: 25_000, currency: 'GBP' },
    recipient: { name: 'Zoë Lindqvist', email: `zoe.${gifts}@example.com` },
    sender: { name: 'Amara Okoye', email: `amara.${gifts}@example.com` },
    message: 'Happy fortieth.\nTake the night train.',
    creditCard: goodCard,
    ...changes,
  };
}

/** Buys a card and returns its code, which the recipient gets by e-mail. */
export async function given(provider: TestProvider, changes: Partial<GiftCardPurchase> = {}) {
  const key = newKey();
  const receipt = await provider.website.call('buyGiftCard', { body: gift(changes), idempotencyKey: key });
  const [row] = await provider.store.db.select().from(giftCards).where(eq(giftCards.attemptKey, key));
  if (!row) throw new Error('no gift card was kept');
  return { receipt, row, key, code: formatGiftCode(codeOf(testEnv.giftCardKey, row)) };
}
