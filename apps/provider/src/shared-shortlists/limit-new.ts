import { Problem } from '@myler/api-client/problems';
import { countNetworkTry, type NetworkLimit } from '../limits/rate-limits.ts';
import type { Queryable } from '../store/database.ts';

/** A family makes one list and perhaps a better one. */
const NEW_LISTS: NetworkLimit = { of: 'new shared shortlists', max: 30, maxUnknown: 300, windowMs: 3_600_000 };

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
  const retryAfter = await countNetworkTry(db, { limit: NEW_LISTS, key, address: visitorAddress }, now);
  if (retryAfter === undefined) return;
  throw new Problem(429, 'Many lists were made from here in the last hour. Use one of them, or try again later.', {
    code: 'too-many-shortlists',
    retryAfter,
  });
}
