import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { countTry, limitKey } from '../limits/rate-limits.ts';
import type { Queryable } from '../store/database.ts';

const WINDOW_MS = 10 * 60_000;
/** For each client address. Whoever has a card hardly ever types another's code with a valid check character. */
const MAX_FROM_ONE_ADDRESS = 30;
/** For all callers whose address is unknown together: the website's own token can be used from anywhere. */
const MAX_FROM_UNKNOWN_ADDRESSES = 300;

/**
 * Looks a gift code up, and limits codes that belong to no card. A code that belongs to one is always answered: those who
 * guess cannot lock out those who have a card, and gain nothing, because a code has 95 bits.
 *
 * @param about.visitorAddress empty when it is unknown
 * @throws {Problem} 429 `too-many-codes` instead of `gift-card-unknown`, and what `lookUp` throws
 */
export async function limitUnknownCodes<T>(
  about: { db: Queryable; giftCardKeys: Keys; now: () => Date; visitorAddress: string },
  lookUp: () => Promise<T>,
): Promise<T> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof Problem) || error.options.code !== 'gift-card-unknown') throw error;
    const { db, giftCardKeys, visitorAddress } = about;
    const now = about.now();
    const key = limitKey(giftCardKeys[0], 'unknown gift codes', visitorAddress);
    const { count, windowEndsAt } = await countTry(db, { key, windowMs: WINDOW_MS, now });
    if (count <= (visitorAddress ? MAX_FROM_ONE_ADDRESS : MAX_FROM_UNKNOWN_ADDRESSES)) throw error;
    throw tooManyCodes(Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  }
}

function tooManyCodes(retryAfter: number): Problem {
  return new Problem(
    429,
    'We do not know this code, and too many wrong codes were tried. Compare it with the card, and try again in a few minutes.',
    { code: 'too-many-codes', retryAfter },
  );
}
