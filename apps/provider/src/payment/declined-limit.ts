import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { countTry, limitKey, uncountTry } from '../limits/rate-limits.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import type { Queryable } from '../store/database.ts';

/** Declined payments in an hour, for one payer and for one network address, behind which may be an office. */
const WINDOW_MS = 60 * 60_000;
const MAX_PER_PAYER = 10;
const MAX_PER_ADDRESS = 30;

/**
 * A member who is signed in, or whoever typed an e-mail address. That may be somebody else's, so it counts only together
 * with the network address: a stranger must not use up a member's tries. An unknown network address is empty.
 */
export type Payer = { visitorAddress: string } & ({ userId: string } | { email: string });

interface LimitDeps {
  db: Queryable;
  /** The key of the hashes. */
  idempotencyKeys: Keys;
}

/**
 * Counts a payment before it is made, so that nobody can find out by hundreds of tries which stolen card is good. Take it
 * back with `uncountPayment` when the card was accepted: what counts is declined.
 *
 * @throws {Problem} 429 `too-many-declined`; nothing may be charged then
 */
export async function countPayment(deps: LimitDeps, payer: Payer, now: Date): Promise<void> {
  for (const { key, max } of limitsOf(deps, payer)) {
    const { count, windowEndsAt } = await countTry(deps.db, { key, windowMs: WINDOW_MS, now });
    if (count > max) throw tooManyDeclined(Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  }
}

export async function uncountPayment(deps: LimitDeps, payer: Payer): Promise<void> {
  for (const { key } of limitsOf(deps, payer)) await uncountTry(deps.db, key);
}

function limitsOf({ idempotencyKeys }: LimitDeps, payer: Payer): { key: string; max: number }[] {
  const keyOf = (...about: string[]) => limitKey(idempotencyKeys[0], 'declined payments', ...about);
  const { visitorAddress } = payer;
  const ofPayer = 'userId' in payer ? ['member', payer.userId] : ['e-mail', emailKeyOf(payer.email), visitorAddress];
  return [
    { key: keyOf(...ofPayer), max: MAX_PER_PAYER },
    ...(visitorAddress ? [{ key: keyOf('address', visitorAddress), max: MAX_PER_ADDRESS }] : []),
  ];
}

function tooManyDeclined(retryAfter: number): Problem {
  return new Problem(
    429,
    'Too many payments were declined within an hour. You have not been charged. Ring your bank, or try again in an hour.',
    { code: 'too-many-declined', retryAfter },
  );
}
