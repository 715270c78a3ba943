import { ofetch, type FetchOptions } from 'ofetch';
import * as z from 'zod/mini';
import { brand } from '@myler/config/brand';
import type { AnswerOf, CallOptions, Endpoint, EndpointTable } from './endpoints.ts';
import { ApiError } from './errors/index.ts';

/**
 * Answers after which reading again may help: the server was busy, restarting, or gave up waiting for another. Writes
 * are never tried again here; whoever made the attempt decides, with its key.
 */
const RETRY_READS_AFTER = [502, 503, 504];

export interface ClientOptions {
  /** Absolute in Node ("http://127.0.0.1:4000/v1"), a path in the browser ("/v1"). */
  baseUrl: string;
  /** Added to every request; called for each, so that a token may change. */
  headers?: () => Record<string, string>;
  /** Milliseconds until a call is given up. */
  timeout?: number;
  /**
   * Whether answers are checked against the contract and turned into its shapes. Servers do; a browser trusts its own
   * origin, which has done it already.
   */
  parse?: boolean;
  /** How often a failed read is tried again. */
  retries?: number;
  fetch?: typeof globalThis.fetch;
}

export interface Client<Table extends EndpointTable> {
  call<Key extends keyof Table>(key: Key, options?: CallOptions<Table[Key]>): Promise<AnswerOf<Table[Key]>>;
}

/**
 * A typed client for a table of endpoints: JSON in and out, `app-version: Website` (specification, section 7), 204
 * resolves with nothing, anything not OK rejects with an `ApiError` that carries the parsed body.
 */
export function createClient<Table extends EndpointTable>(table: Table, options: ClientOptions): Client<Table> {
  const send = options.fetch ? ofetch.create({}, { fetch: options.fetch } as never) : ofetch;
  return {
    async call(key, call = {}) {
      const endpoint: Endpoint = table[key] ?? missing(String(key));
      const url = urlOf(endpoint, options.baseUrl, call);
      const request = { method: endpoint.method, url };
      try {
        const response = await send.raw(url, requestOptions(endpoint, options, call));
        return answer(endpoint, response._data, options.parse ?? false) as never;
      } catch (error) {
        throw toApiError(error, request);
      }
    },
  };
}

function requestOptions(endpoint: Endpoint, options: ClientOptions, call: CallOptions<Endpoint>): FetchOptions<'json'> {
  if (endpoint.idempotent && !call.idempotencyKey) {
    throw new TypeError(
      `@myler/api-client: ${endpoint.method} ${endpoint.path} is charged or created once, so it needs an idempotencyKey.`,
    );
  }
  const reads = endpoint.method === 'GET';
  return {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'app-version': brand.appVersion,
      ...options.headers?.(),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...call.headers,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(written(endpoint.body, call.body)) }),
    retry: reads ? (options.retries ?? 1) : 0,
    retryStatusCodes: RETRY_READS_AFTER,
    retryDelay: 200,
    timeout: options.timeout ?? 15_000,
    ...(call.signal ? { signal: call.signal } : {}),
    responseType: 'json',
  };
}

/** The wire's spelling of an inside value. */
function written(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  return schema ? z.encode(schema, value as never) : value;
}

function answer(endpoint: Endpoint, data: unknown, parse: boolean): unknown {
  if (!endpoint.response) return undefined;
  return parse ? z.parse(endpoint.response, data) : data;
}

function urlOf(endpoint: Endpoint, baseUrl: string, call: CallOptions<Endpoint>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? missing(name)),
  );
  const base = endpoint.unversioned ? apiVariant(baseUrl) : baseUrl;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((call.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${base.replace(/\/$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The variant that swaps the version segment of the base path for `api` (specification, section 7). */
export function apiVariant(baseUrl: string): string {
  return baseUrl.replace(/\/v\d+(?=\/|$)/, '/api');
}

function missing(name: string): never {
  throw new RangeError(
    `@myler/api-client: "${name}" is not known here. See the endpoint table for the names and parameters.`,
  );
}

function toApiError(error: unknown, request: { method: string; url: string }): unknown {
  const failed = error as { response?: { status: number; _data?: unknown; headers: Headers }; name?: string };
  if (failed.name !== 'FetchError') return error;
  const retryAfter = Number(failed.response?.headers.get('retry-after'));
  return new ApiError({
    request,
    ...(failed.response ? { status: failed.response.status, data: failed.response._data } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
    cause: error,
  });
}
