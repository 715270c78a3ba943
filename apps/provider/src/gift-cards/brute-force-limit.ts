import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { countNetworkTry, type NetworkLimit } from '../limits/rate-limits.ts';
import type { Queryable } from '../store/database.ts';

/** Whoever has a card hardly ever types another's code with a valid check character. */
const UNKNOWN_CODES: NetworkLimit = { of: 'unknown gift codes', max: 30, maxUnknown: 300, windowMs: 10 * 60_000 };

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
    const tried = { limit: UNKNOWN_CODES, key: giftCardKeys[0], address: visitorAddress };
    const retryAfter = await countNetworkTry(db, tried, about.now());
    if (retryAfter === undefined) throw error;
    throw tooManyCodes(retryAfter);
  }
}

function tooManyCodes(retryAfter: number): Problem {
  return new Problem(
    429,
    'We do not know this code, and too many wrong codes were tried. Compare it with the card, and try again in a few minutes.',
    { code: 'too-many-codes', retryAfter },
  );
}
