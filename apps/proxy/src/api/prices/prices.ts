import type { AppContext } from '../../http/context.ts';
import { json } from '../../http/json-response.ts';
import type { CachedReads } from '../../gateway/cached-reads.ts';

/** GET /api/prices: the memberships with their prices, without authorization. */
export function prices(reads: CachedReads) {
  return async (context: AppContext) => {
    const { value, etag } = await reads.read('prices', {});
    const headers = { etag, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return json(value, headers);
  };
}
