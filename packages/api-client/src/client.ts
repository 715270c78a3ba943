import { ofetch, type FetchOptions } from 'ofetch';
import { brand } from '@myler/config/brand';
import type { CallOptions, Endpoint, EndpointTable, ResponseOf } from './endpoints/index.ts';
import { takesKey, type Route } from './endpoints/routes.ts';
import { ApiError } from './errors/index.ts';

/**
 * Statuses after which a read is retried: the server was busy, restarting, or timed out waiting for another. Writes are
 * never retried here. The caller decides, and repeats the write with its idempotency key.
 */
const RETRY_DELAY = [502, 503, 504];

export interface ClientOptions {
  /** Absolute in Node ("http://127.0.0.1:4000/v1"), a path in the browser ("/v1"). */
  baseUrl: string;
  /** Headers of every request. It is called for each request, so that a token may change. */
  headers?: () => Record<string, string>;
  /** Milliseconds until a call is aborted. */
  timeout?: number;
  /** How often a failed read is retried. */
  retries?: number;
  fetch?: typeof globalThis.fetch;
}

/**
 * Encodes request bodies and decodes responses. Servers validate both against the contract. A browser needs no schemas,
 * because its own origin has validated the responses.
 */
export interface Codec {
  write(key: string, body: unknown): unknown;
  read(key: string, data: unknown): unknown;
}

export interface Client<Table extends EndpointTable> {
  /** It does not use `this`, so it can be passed as a function. */
  call: <Key extends keyof Table>(key: Key, options?: CallOptions<Table[Key]>) => Promise<ResponseOf<Table[Key]>>;
}

/**
 * A typed client for a table of endpoints. It sends and receives JSON, with `app-version: Website`
 * (docs/specification.md, section 7). 204 resolves with undefined. Any response that is not OK rejects with an `ApiError`
 * that has the parsed body.
 */
export function createClient<Table extends EndpointTable>(
  routes: Record<keyof Table & string, Route>,
  options: ClientOptions,
  codec?: Codec,
): Client<Table> {
  const send = options.fetch ? ofetch.create({}, { fetch: options.fetch }) : ofetch;
  return {
    async call(key, call = {}) {
      const name = String(key);
      const route = routes[name] ?? missingParameter(name);
      const url = urlOf(route, options.baseUrl, call);
      const request = { method: route.method, url };
      const body = call.body === undefined || !codec ? call.body : codec.write(name, call.body);
      try {
        const response = await send.raw(url, requestOptions(route, options, call, body));
        const data: unknown = response._data;
        if (data === NOT_JSON) throw new ApiError({ request, status: 502 });
        return (codec ? codec.read(name, data) : data) as never;
      } catch (error) {
        throw toApiError(error, request);
      }
    },
  };
}

function requestOptions(
  route: Route,
  options: ClientOptions,
  call: CallOptions<Endpoint>,
  body: unknown,
): FetchOptions<'json'> {
  if (takesKey(route) && !call.idempotencyKey) {
    throw new TypeError(
      `@myler/api-client: ${route.method} ${route.path} is done once or asks how that ended, so it needs an idempotencyKey.`,
    );
  }
  const reads = route.method === 'GET';
  return {
    method: route.method,
    headers: {
      accept: 'application/json',
      'app-version': brand.appVersion,
      ...options.headers?.(),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...call.headers,
    },
    // The library adds the content type.
    body: JSON.stringify(body),
    retry: reads ? (options.retries ?? 1) : 0,
    retryStatusCodes: RETRY_DELAY,
    retryDelay: 200,
    timeout: options.timeout ?? 15_000,
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
    parseResponse,
  };
}

/** Marks a body that is not JSON, so that an HTML page of an intermediate gateway does not count as a response. */
const NOT_JSON = Symbol('not JSON');

function parseResponse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

function urlOf(route: Route, baseUrl: string, call: CallOptions<Endpoint>): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathSegment(name, call.params?.[name] ?? missingParameter(name), route),
  );
  const base = route.unversioned ? apiVariant(baseUrl) : baseUrl;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(call.query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, `${value}`);
  }
  return `${base.replace(/\/$/, '')}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** @throws {ApiError} 404 if the route's pattern does not match: reserved ids, control characters, segments of dots */
function pathSegment(name: string, value: string, { method, path: url, params }: Route): string {
  // Stryker disable next-line OptionalChaining: every parameter of a path has its pattern; the types do not know.
  if (!params?.[name]?.test(value)) {
    const data = { message: 'There is nothing at this address. Check that it is complete.' };
    throw new ApiError({ request: { method, url }, status: 404, data });
  }
  return encodeURIComponent(value);
}

/** The variant that swaps the version segment of the base path for `api` (docs/specification.md, section 7). */
export function apiVariant(baseUrl: string): string {
  return baseUrl.replace(/\/v\d+(?=\/|$)/, '/api');
}

function dataOf({ _data: data }: { _data?: unknown }): unknown {
  return data === NOT_JSON ? undefined : data;
}

function missingParameter(name: string): never {
  throw new RangeError(
    `@myler/api-client: "${name}" is not known here. See the endpoint table for the names and parameters.`,
  );
}

function toApiError(error: unknown, request: { method: string; url: string }): unknown {
  const failed = error as { response?: { status: number; _data?: unknown; headers: Headers }; name?: string };
  // A response that violates the contract has the status of a broken gateway. Only `cause` distinguishes the two.
  if (failed.name === '$ZodError') return new ApiError({ request, status: 502, cause: error });
  if (failed.name !== 'FetchError') return error;
  const retryAfter = Number(failed.response?.headers.get('retry-after'));
  return new ApiError({
    request,
    ...(failed.response ? { status: failed.response.status, data: dataOf(failed.response) } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
    cause: error,
  });
}
