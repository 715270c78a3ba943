import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { PaymentGateway } from '../payment/gateway.ts';
import { monthsBefore } from '../primitives/days.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { mac } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { couponClaims } from '../store/schema.ts';

/** Months for which a code for new members is not given again to the same address or card. */
export const CLAIM_MONTHS = 12;

/** Who uses a code, as keyed hashes with each secret, the newest first. No card: `card` is empty. */
interface Claimant {
  email: string[];
  card: string[];
}

export interface ClaimDeps {
  /** The secret that lives longest: with a new one alone, an address or a card would not be known again. */
  giftCardKeys: Keys;
  payments: Pick<PaymentGateway, 'fingerprint'>;
}

export async function claimantOf(
  { giftCardKeys, payments }: ClaimDeps,
  { email, creditCard }: { email: string; creditCard?: CreditCard | undefined },
): Promise<Claimant> {
  const hashes = (text: string) => giftCardKeys.map((key) => mac(key, `coupon ${text}`));
  return {
    email: hashes(`e-mail ${emailKeyOf(email)}`),
    card: creditCard ? hashes(`card ${await payments.fingerprint(creditCard)}`) : [],
  };
}

/** @throws {Problem} 409 `coupon-not-new` when the address or the card had the code in the last twelve months */
export async function assertNotClaimed(
  db: Queryable,
  { code, claimant, now }: { code: string; claimant: Claimant; now: Date },
): Promise<void> {
  const [claim] = await db
    .select({ id: couponClaims.id })
    .from(couponClaims)
    .where(
      and(
        eq(couponClaims.code, code),
        gt(couponClaims.usedAt, monthsBefore(now, CLAIM_MONTHS)),
        or(inArray(couponClaims.emailHash, claimant.email), inArray(couponClaims.cardHash, claimant.card)),
      ),
    )
    .limit(1);
  if (!claim) return;
  throw new Problem(
    409,
    'This code is for new members, and was used with this e-mail address or this card in the last twelve months. Remove it to go on without it.',
    { code: 'coupon-not-new' },
  );
}

/** Remembers who has used a code. It outlives the account. */
export async function storeClaim(
  tx: Queryable,
  { code, claimant, now }: { code: string; claimant: Claimant; now: Date },
): Promise<void> {
  const [emailHash = ''] = claimant.email;
  await tx.insert(couponClaims).values({ code, emailHash, cardHash: claimant.card[0] ?? null, usedAt: now });
}
