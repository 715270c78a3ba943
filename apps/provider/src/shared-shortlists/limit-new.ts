import { Problem } from '@myler/api-client/problems';
import { countTry, limitKey } from '../limits/rate-limits.ts';
import type { Queryable } from '../store/database.ts';

const HOUR_MS = 3_600_000;
/** For each network address. A family makes one list and perhaps a better one. */
const MAX_FROM_ONE_ADDRESS = 30;
/** For all callers whose address is unknown together: the website's own token can be used from anywhere. */
const MAX_FROM_UNKNOWN_ADDRESSES = 300;

/**
 * Counts a new list, which stays for weeks.
 *
 * @param about.visitorAddress empty when it is unknown
 * @throws {Problem} 429 `too-many-shortlists`
 */
export async function countNewShortlist(
  db: Queryable,
  { key, visitorAddress, now }: { key: string; visitorAddress: string; now: Date },
): Promise<void> {
  const { count, windowEndsAt } = await countTry(db, {
    key: limitKey(key, 'new shared shortlists', visitorAddress),
    windowMs: HOUR_MS,
    now,
  });
  if (count <= (visitorAddress ? MAX_FROM_ONE_ADDRESS : MAX_FROM_UNKNOWN_ADDRESSES)) return;
  throw new Problem(429, 'Many lists were made from here in the last hour. Use one of them, or try again later.', {
    code: 'too-many-shortlists',
    retryAfter: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000),
  });
}
