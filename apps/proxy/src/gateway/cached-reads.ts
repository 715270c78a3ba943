import { createHash } from 'node:crypto';
import type { ProviderClient } from '@myler/api-client/provider';
import { providerEndpoints, type CallOptions, type Endpoint } from '@myler/api-client/endpoints';
import { StaleCache } from '../cache/stale-cache.ts';
import { isFinal } from '../provider/to-problem.ts';

/** A decoded response of the provider: as a value for rendering, and as JSON text for browsers. */
export interface CachedRead {
  value: unknown;
  text: string;
  etag: string;
}

export interface CachedReads {
  /** Whether a read would be answered without the provider. */
  has(name: string, options: CallOptions<Endpoint>): boolean;
  read(name: string, options: CallOptions<Endpoint>): Promise<CachedRead>;
  /** The client for rendering, which shares the gateway's cache of public reads. */
  client: ProviderClient;
}

const endpoints: Record<string, Endpoint> = providerEndpoints;

const TEN_MINUTES = 600_000;

interface CacheEntry extends CachedRead {
  freshFor: number;
}

/**
 * Caches public reads for as long as the contract says, then with stale-while-revalidate and stale-if-error.
 * Simultaneous reads of the same key cause one call.
 *
 * @param options.isCacheEnabled false while developing: each read calls the provider
 */
export function createCachedReads(
  provider: ProviderClient,
  { now, isCacheEnabled = true }: { now?: (() => number) | undefined; isCacheEnabled?: boolean | undefined } = {},
): CachedReads {
  const cache = new StaleCache<CacheEntry>({
    freshFor: ({ freshFor }) => freshFor,
    staleFor: () => TEN_MINUTES,
    maxEntries: isCacheEnabled ? 2_000 : 0,
    maxWeight: 48 * 1024 * 1024,
    // The text and, roughly, the value it was made from.
    weigh: ({ text }) => text.length * 3,
    isFinal,
    ...(now ? { now } : {}),
  });
  const read: CachedReads['read'] = (name, options) =>
    cache.read(cacheKey(name, options), async () => {
      const value = await callByName(provider, name, options);
      const text = JSON.stringify(value);
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      return { value, text, etag, freshFor: (endpoints[name]?.cacheSeconds ?? 0) * 1000 };
    });
  const client: ProviderClient = {
    async call(name, options) {
      if (!endpoints[name]?.cacheSeconds) return provider.call(name, options);
      return (await read(name, options ?? {})).value as never;
    },
  };
  return { has: (name, options) => cache.has(cacheKey(name, options)), read, client };
}

/** A call whose name is known only at run time; the table has checked it, and the contract checks what it carries. */
export function callByName(client: ProviderClient, name: string, options: CallOptions<Endpoint>): Promise<unknown> {
  return client.call(name as keyof typeof providerEndpoints, options);
}

function cacheKey(name: string, options: { params?: Record<string, string>; query?: unknown }): string {
  const parameters = Object.entries({
    ...(options.query as Record<string, unknown> | undefined),
    ...options.params,
  }).filter(([, value]) => value !== undefined);
  return `${name} ${JSON.stringify(parameters.sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
