import { Hono } from 'hono';
import { providerEndpoints, type CallOptions, type Endpoint } from '@myler/api-client/endpoints';
import { endpointPaths } from '@myler/server/endpoint-paths';
import { requireIdempotencyKey } from '@myler/server/input';
import { signedVisitorHeaders } from '@myler/server/visitor-address';
import { bearerOf } from '../http/bearer.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { json, noContent } from '../http/json-response.ts';
import { Problem } from '@myler/api-client/problems';
import { readBody, readQuery } from '../http/read-input.ts';
import { rightFirst } from '../http/right-first.ts';
import type { RateLimits } from '../middleware/rate-limit/rate-limit.ts';
import { calls } from '../policies/policies.ts';
import { withPolicy } from '../middleware/policy/with-policy.ts';
import type { ProviderClients } from '../provider/clients.ts';
import { callByName, type CachedReads } from './cached-reads.ts';

interface GatewayDeps {
  provider: ProviderClients;
  reads: CachedReads;
  rateLimits: RateLimits;
  /** Signs the visitor's address for the provider. */
  providerSecret: string;
}

/**
 * The provider's calls for visitors and for members, through the same origin. Responses are checked and decoded with the
 * contract, so that browsers need no schema.
 */
export function gateway(deps: GatewayDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [name, endpoint] of Object.entries<Endpoint>(providerEndpoints)) {
    if (endpoint.access !== 'public' && endpoint.access !== 'member') continue;
    const policy = calls[name as keyof typeof providerEndpoints];
    const route = `${endpoint.unversioned ? '/api' : '/v1'}${endpoint.path}`;
    app.on(
      endpoint.method,
      endpointPaths(endpoint),
      ...withPolicy(policy, deps.rateLimits, endpoint.idempotent),
      (context) => {
        context.set('route', route);
        return policy.cache === 'shared'
          ? respondFromCache(context, name, endpoint, deps)
          : forward(context, name, endpoint, deps);
      },
    );
  }
  app.all('/v1/*', () => {
    throw new Problem(404, 'There is nothing here.');
  });
  return app;
}

async function respondFromCache(
  context: AppContext,
  name: string,
  endpoint: Endpoint,
  { reads, rateLimits }: GatewayDeps,
): Promise<Response> {
  const options = optionsOf(context, endpoint);
  // What the cache has costs nothing, and is not counted.
  if (!reads.has(name, options)) await rateLimits.count('read', context);
  const { text, etag } = await reads.read(name, options);
  const headers = { etag, 'cache-control': `public, max-age=${endpoint.cacheSeconds}, stale-while-revalidate=600` };
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
}

async function forward(
  context: AppContext,
  name: string,
  endpoint: Endpoint,
  { provider, providerSecret }: GatewayDeps,
): Promise<Response> {
  const token = bearerOf(context);
  // Nobody is signed in with the website's own token (docs/product-decisions.md, Accounts): true without asking, and
  // each visit asks.
  if (name === 'me' && !token) return json({ status: false });
  const headers = signedVisitorHeaders(providerSecret, context.get('visitorAddress'));
  const call = (options: CallOptions<Endpoint>) =>
    callByName(provider.onBehalfOf(token), name, { ...options, headers });
  const read = () => inputOf(context, endpoint);
  const params = context.req.param() as Record<string, string>;
  const input = await (endpoint.needs ? rightFirst(read, () => call({ params })) : read());
  context.set('isRepeatable', input.idempotencyKey !== undefined);
  const result = await call(input);
  return result === undefined ? noContent() : json(result);
}

async function inputOf(context: AppContext, endpoint: Endpoint): Promise<CallOptions<Endpoint>> {
  const body = endpoint.body ? await readBody(context.req.raw, endpoint.body) : undefined;
  const idempotencyKey = endpoint.idempotent ? requireIdempotencyKey(context.req.raw) : undefined;
  return {
    ...optionsOf(context, endpoint),
    ...(body === undefined ? {} : { body: body as never }),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  };
}

function optionsOf(context: AppContext, endpoint: Endpoint): CallOptions<Endpoint> {
  const query = endpoint.query ? readQuery(new URL(context.req.url), endpoint.query) : undefined;
  return {
    params: context.req.param() as Record<string, string>,
    ...(query ? { query: query as never } : {}),
  };
}
