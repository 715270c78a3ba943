import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Endpoint, ProviderEndpoints, ResponseOf } from '@myler/api-client/endpoints';
import { providerEndpoints, takesKey } from '@myler/api-client/endpoints';
import { signedVisitorAddress } from '@myler/server/visitor-address';
import type { IdempotentEndpoint } from '../store/schema/idempotency.ts';
import { askedKey, toKeyedCall, type AskedKey, type KeyDeps, type KeyedCall } from './keyed-call.ts';
import { actAs, type ActingMember } from './acting-member.ts';
import { authorise, identify, identifyMember, memberOf, type Caller, type CallerTokens } from './caller.ts';
import { readBody } from './json-body.ts';
import { PartlyEncoded } from './partly-encoded.ts';
import { Problem } from '@myler/api-client/problems';
import { endpointPaths } from '@myler/server/endpoint-paths';
import { parseInput, requireIdempotencyKey, toStorableText } from '@myler/server/input';
import { methodNotAllowed } from '@myler/server/problems';
import { hashToken } from '../primitives/tokens.ts';

type Parsed<E, Part extends 'query' | 'body'> =
  E extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Record<string, string>;
  query: Parsed<E, 'query'>;
  /** Decoded by the contract: "black-plus". */
  body: Parsed<E, 'body'>;
  caller: Caller;
  /** The member of an endpoint for members. */
  member: E extends { access: 'member' | 'member-secret' } ? ActingMember : undefined;
  /** Of an idempotency key only what it is bound to, or its hash (`keyed-call.ts`). */
  attempt: E extends { idempotent: true } ? KeyedCall : E extends { asksByKey: true } ? AskedKey : undefined;
  /** The visitor's address from the proxy, for counting failures; empty when the caller is not trusted. */
  visitorAddress: string;
}

/** A response that was stored earlier, and is sent again byte for byte; a problem gets the id of the current request. */
export class StoredResponse {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    this.status = status;
    this.body = body;
  }
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ResponseOf<E> | PartlyEncoded<ResponseOf<E>> | StoredResponse>;

/** One handler for every endpoint of the contract: a path without one does not compile. */
export type Handlers = { [Key in keyof ProviderEndpoints]: Handler<ProviderEndpoints[Key]> };

export interface RouteVariables {
  Variables: {
    /** The route's pattern for the log, because paths may contain tokens of orders. */
    route: string;
    /** The same as in the proxy's log. */
    requestId: string;
  };
}

type RouteDeps = CallerTokens & KeyDeps;

/** Registers every endpoint of the contract, and 405 for its paths' other methods. */
export function registerEndpoints(app: Hono<RouteVariables>, handlers: Handlers, deps: RouteDeps): void {
  const methods = new Map<string, Set<string>>();
  for (const [key, endpoint] of Object.entries<Endpoint>(providerEndpoints)) {
    const handler = handlers[key as keyof Handlers] as unknown as Handler<Endpoint>;
    for (const path of endpointPaths(endpoint)) {
      app.on(endpoint.method, path, (context) => handleRequest(context, { name: key, endpoint, handler }, deps));
      const allowed = methods.get(path) ?? new Set();
      methods.set(path, allowed.add(endpoint.method));
    }
  }
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      context.set('route', path);
      throw methodNotAllowed(allowed);
    });
  }
}

async function handleRequest(
  context: Context<RouteVariables>,
  { name, endpoint, handler }: { name: string; endpoint: Endpoint; handler: Handler<Endpoint> },
  deps: RouteDeps,
): Promise<Response> {
  context.set('route', endpoint.path);
  const request = context.req.raw;
  const bearer = await identify(request.headers.get('authorization'), deps);
  const caller = await callerOf(request.headers, bearer, endpoint, deps);
  const isForMembers = endpoint.needs !== undefined;
  if (isForMembers) await deps.assertMay(memberOf(caller), endpoint.needs);
  const writes = isForMembers && endpoint.method !== 'GET';
  if (writes) await deps.countWrite(memberOf(caller));
  const params = paramsOf(context, endpoint);
  // Signing out needs no password, by this session's id neither.
  const isSigningOut = name === 'endSession' && params['id'] === memberOf(caller).sessionId;
  const isConfirmed = endpoint.confirmed === true && !isSigningOut;
  const member = isForMembers ? memberOf(caller) : undefined;
  const { needs } = endpoint;
  const call = member && needs && actAs(member, (tx) => deps.lockMember(tx, member, { isConfirmed, needs }));
  const assertConfirmed = member && isConfirmed ? () => deps.assertConfirmed(member) : undefined;
  // A repetition needs no password, so a call with a key asks when it begins.
  if (!endpoint.idempotent) await assertConfirmed?.();
  const query = endpoint.query ? parseInput(endpoint.query, queryOf(context)) : undefined;
  const sent: unknown = endpoint.body ? parseInput(endpoint.body, await readBody(request)) : undefined;
  const key = takesKey(endpoint) ? requireIdempotencyKey(request) : '';
  const result = await handler({
    params,
    query: query as never,
    body: sent as never,
    caller,
    member: call?.acting,
    attempt: (endpoint.idempotent
      ? await toKeyedCall(deps, {
          key,
          purpose: name as IdempotentEndpoint,
          member: call?.acting,
          assertConfirmed,
          body: sent as object,
        })
      : endpoint.asksByKey && askedKey(key)) as never,
    visitorAddress: visitorAddressOf(request.headers, bearer, deps),
  });
  if (writes && !endpoint.idempotent) call?.assertLocked(name);
  if (result instanceof StoredResponse) return toResponse(result, context.get('requestId'));
  if (!endpoint.response) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  const { response } = endpoint;
  const encode = (value: unknown) => JSON.stringify(z.encode(response, value));
  const body = result instanceof PartlyEncoded ? result.toJson(encode) : encode(result);
  return endpoint.cacheSeconds
    ? cacheableResponse(request, body, endpoint.cacheSeconds)
    : jsonResponse(body, { 'cache-control': 'no-store' });
}

/** @throws {Problem} 401 or 403 when the caller has no access */
async function callerOf(headers: Headers, bearer: Caller, { access }: Endpoint, tokens: CallerTokens): Promise<Caller> {
  if (access === 'member-secret') return identifyMember(bearer, headers.get('x-member-token'), tokens);
  authorise(bearer, access);
  return bearer;
}

/** Only a proxy knows it: the caller, or whoever has signed the address for a call with another token. */
function visitorAddressOf(headers: Headers, caller: Caller, { providerSecrets }: CallerTokens): string {
  if (caller.kind === 'proxy') return (headers.get('x-visitor-address') ?? '').slice(0, 64);
  return signedVisitorAddress(headers, providerSecrets);
}

/** @throws {Problem} 404 for a parameter that cannot exist, such as a NUL character, without a query */
function paramsOf(context: Context, { params: patterns = {} }: Endpoint): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const value = context.req.param(name) ?? '';
    if (!pattern.test(value)) throw new Problem(404, 'There is nothing at this address. Check that it is complete.');
    params[name] = value;
  }
  return params;
}

function queryOf(context: Context): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(context.req.query())) {
    if (name !== '__proto__') query[name] = toStorableText(value);
  }
  return query;
}

function toResponse({ status, body }: StoredResponse, requestId: string): Response {
  const isProblem = status >= 400;
  return new Response(isProblem ? JSON.stringify({ ...JSON.parse(body), requestId }) : body, {
    status,
    headers: {
      'content-type': `application/${isProblem ? 'problem+json' : 'json'}; charset=utf-8`,
      'cache-control': 'no-store',
    },
  });
}

function cacheableResponse(request: Request, body: string, seconds: number): Response {
  const etag = `"${hashToken(body).slice(0, 22)}"`;
  const headers = { etag, 'cache-control': `public, max-age=${seconds}`, vary: 'authorization' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return jsonResponse(body, headers);
}

function jsonResponse(body: string, headers: Record<string, string>): Response {
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
}
