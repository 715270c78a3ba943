import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { endpointPaths } from '@myler/server/endpoint-paths';
import type { CachedReads } from './gateway/cached-reads.ts';
import { readQuery } from './http/read-input.ts';
import { pageAddress } from './pages/page-address.ts';
import type { Pages } from './pages/pages.ts';
import { calls, type CallName } from './policies/policies.ts';
import type { Admission } from './provider/admission.ts';

/**
 * Whether a request would be refused because of its queue, by its first line.
 *
 * @param target path and query of the request
 */
export type EarlyRefusal = (method: string | undefined, target: string) => boolean;

interface EarlyRefusalDeps {
  admission: Admission;
  pages: Pick<Pages, 'refusesQuery'>;
  reads: Pick<CachedReads, 'has'>;
}

/** Requests that are expensive, so that their queues are the first to be full, by method and path. */
const writes = new Map<string, 'password' | 'payment'>(
  [
    ...Object.entries<Endpoint>(sameOriginEndpoints).map(
      ([name, endpoint]) => [name, { ...endpoint, unversioned: true }] as const,
    ),
    ...Object.entries<Endpoint>(providerEndpoints).filter(
      ([, { access }]) => access === 'public' || access === 'member',
    ),
  ].flatMap(([name, endpoint]) => {
    const { queue } = calls[name as CallName];
    if (queue !== 'password' && queue !== 'payment') return [];
    return endpointPaths(endpoint).map((path) => [`${endpoint.method} ${path}`, queue] as const);
  }),
);

/** Reads with any number of queries, so that the cache cannot have them all. */
const searches = new Map(
  (['searchHotels', 'hotels'] as const).flatMap((name) =>
    endpointPaths(providerEndpoints[name]).map((path) => [path, name] as const),
  ),
);

/**
 * Refuses what its handler would refuse, at a tenth of the cost: before the body is read, the address is counted and the
 * router has seen it. At three times the capacity two of three requests are refused, and what they cost is taken from the
 * third. What a cache has is never refused.
 */
export function createEarlyRefusal({ admission, pages, reads }: EarlyRefusalDeps): EarlyRefusal {
  const isCached = (name: 'searchHotels' | 'hotels', target: string) => {
    try {
      const query = readQuery(new URL(target, 'http://proxy'), providerEndpoints[name].query);
      return reads.has(name, { params: {}, query: query as never });
    } catch {
      // The handler says what is wrong with it, without a call.
      return true;
    }
  };
  return (method, target) => {
    const path = target.split('?', 1)[0] ?? '';
    if (method !== 'GET' && method !== 'HEAD') {
      const callClass = writes.get(`${method} ${path}`);
      return callClass !== undefined && admission[callClass].refusesNow();
    }
    const search = searches.get(path);
    if (search) return !isCached(search, target) && admission.read.refusesNow();
    if (!target.includes('?')) return false;
    const address = pageAddress(target);
    return address.kind === 'page' && address.hasQuery && pages.refusesQuery(address.key);
  };
}
