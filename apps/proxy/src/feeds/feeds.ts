import { isJournalCategory, journalCategories } from '@myler/config/journal';
import { Problem } from '@myler/api-client/problems';
import type { ProviderClient } from '@myler/api-client/provider';
import { StaleCache } from '../cache/stale-cache.ts';
import type { AppContext } from '../http/context.ts';
import { prepareResponse, toResponse, type PreparedResponse } from '../http/prepared-response.ts';
import { securityHeaders } from '../middleware/security-headers/security-headers.ts';
import { isFinal } from '../provider/to-problem.ts';
import { toAtom } from './atom.ts';
import { toJsonFeed } from './json-feed.ts';
import { readFeed } from './read-feed.ts';

const MINUTES = 60_000;

const formats = {
  'feed.xml': { write: toAtom, type: 'application/atom+xml; charset=utf-8' },
  'feed.json': { write: toJsonFeed, type: 'application/feed+json; charset=utf-8' },
};

interface FeedsOptions {
  provider: ProviderClient;
  origin: string;
  now?: (() => number) | undefined;
}

/** GET /travel-journal/feed.xml and the like: the newest pieces with their texts, kept for a quarter of an hour. */
export function feeds({ provider, origin, now }: FeedsOptions) {
  const cache = new StaleCache<PreparedResponse>({
    freshFor: () => 15 * MINUTES,
    staleFor: () => 24 * 60 * MINUTES,
    maxEntries: 2 * (journalCategories.length + 1),
    maxWeight: 16 * 1024 * 1024,
    weigh: ({ weight }) => weight,
    isFinal,
    ...(now ? { now } : {}),
  });
  return async (context: AppContext): Promise<Response> => {
    const { category, file } = context.req.param() as { category?: string; file: keyof typeof formats };
    if (category !== undefined && !isJournalCategory(category)) throw new Problem(404, 'There is no such feed.');
    const response = await cache.read(`${category ?? ''}/${file}`, async () => {
      const { write, type } = formats[file];
      return prepareResponse(Buffer.from(write(await readFeed(provider, origin, category))), {
        headers: { ...securityHeaders, 'content-type': type, 'cache-control': 'public, max-age=900' },
      });
    });
    return toResponse(response, context.req.raw);
  };
}
