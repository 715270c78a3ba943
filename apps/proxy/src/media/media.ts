import { StaleCache } from '../cache/stale-cache.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '@myler/api-client/problems';
import type { RateLimits } from '../middleware/rate-limit/rate-limit.ts';
import type { ProviderClients } from '../provider/clients.ts';

interface Picture {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Names of pictures in each size (contract, picture), and of drawings: partners' marks, cameos and pages to colour. */
const PICTURE_PATH =
  /^\/media\/(?:[a-z0-9/-]{1,200}-\d{1,5}\.(?:avif|webp|jpeg)|(?:partners|cameos|colouring)\/[a-z0-9-]{1,80}\.svg)$/;
const PICTURE_TYPE = /^image\/(?:avif|webp|jpeg|svg\+xml)$/;
const FORWARDED_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified'];
const HOUR = 3_600_000;

/** GET /media/*: pictures from the provider, cached in memory, also for times when the provider is down. */
export function media(
  provider: ProviderClients,
  rateLimits: Pick<RateLimits, 'count'>,
  { isCacheEnabled = true }: { isCacheEnabled?: boolean | undefined } = {},
) {
  const cache = new StaleCache<Picture>({
    freshFor: () => HOUR,
    staleFor: () => 24 * HOUR,
    maxEntries: isCacheEnabled ? 2_000 : 0,
    maxWeight: 64 * 1024 * 1024,
    weigh: ({ body }) => body.byteLength + 500,
    isFinal: (error) => error instanceof Problem && error.status === 404,
  });
  return async (context: AppContext): Promise<Response> => {
    const { pathname, searchParams } = new URL(context.req.url);
    if (!PICTURE_PATH.test(pathname)) throw new Problem(404, 'There is no such picture.');
    const version = searchParams.get('v')?.slice(0, 64);
    const key = version ? `${pathname}?v=${encodeURIComponent(version)}` : pathname;
    if (!cache.has(key)) await rateLimits.count('picture', context);
    const picture = await cache.read(key, (key) => fetchPicture(provider, key));
    const etag = picture.headers['etag'];
    if (etag && context.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: picture.headers });
    return new Response(picture.body, {
      headers: { ...picture.headers, 'content-length': String(picture.body.byteLength) },
    });
  };
}

async function fetchPicture(provider: ProviderClients, path: string): Promise<Picture> {
  const response = await provider.picture(path);
  if (response.status === 404) throw new Problem(404, 'There is no such picture.');
  if (response.status === 503) {
    const retryAfter = Number(response.headers.get('retry-after')) || 1;
    throw new Problem(503, 'This picture is still being made. Please try again shortly.', { retryAfter });
  }
  if (response.status !== 200 || !PICTURE_TYPE.test(response.headers.get('content-type') ?? ''))
    throw new Problem(502, 'This picture could not be fetched. Please try again in a moment.');
  const headers: Record<string, string> = {};
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return { body: new Uint8Array(await response.arrayBuffer()), headers };
}
