import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { MembershipPrice } from '@myler/api-client/contract';
import { takesKey } from '@myler/api-client/endpoints';
import { ofAddress, paramValue, queryValue } from './mutations/of-address.ts';
import { ofBody } from './mutations/of-body.ts';
import { ofHeaders } from './mutations/of-headers.ts';
import type { HostileRequest, Target } from './requests/targets.ts';

export interface CaseOptions {
  count: number;
  /** The same seed makes the same requests. */
  seed: number;
  /** The address of the site, as a browser sends it. */
  origin: string;
  membership: MembershipPrice;
  canary: string;
}

/** Requests to one endpoint, each with one or more things that are bad. */
export function hostileRequests(target: Target, { count, seed, ...options }: CaseOptions): HostileRequest[] {
  const { endpoint, path } = target;
  const queryNames = queryNamesOf(target);
  // `{param}` in a path stands for the value of a parameter.
  const mutations = fc.oneof(
    ...ofHeaders,
    ...ofAddress,
    ...(endpoint.body ? ofBody : []),
    ...(path.includes('{') ? [{ weight: 30, arbitrary: paramValue }] : []),
    ...(queryNames.length > 0 ? [{ weight: 30, arbitrary: queryValue(queryNames) }] : []),
  );
  return fc.sample(mutations, { numRuns: count, seed }).map((mutate, index) => {
    const request = mutate(goodRequest(target, `${seed}.${index}`, options));
    // What a mutation has not replaced is a parameter that is well formed, and not known. Tokens are secret, and names are not.
    const param = path.includes('{token}') ? options.canary : 'no-such-name';
    return { ...request, path: request.path.replaceAll('{param}', param) };
  });
}

/** A request that a visitor could have sent, but for what it says: nobody has its tokens, codes and passwords. */
function goodRequest(
  target: Target,
  id: string,
  { origin, membership, canary }: Pick<CaseOptions, 'origin' | 'membership' | 'canary'>,
): HostileRequest {
  const { endpoint, path } = target;
  const name = createHash('sha256').update(`${target.name} ${id}`).digest('hex');
  const body = target.body({ email: `hostile.${name.slice(0, 24)}@example.com`, canary, membership });
  return {
    method: endpoint.method,
    path: path.replaceAll(/\{\w+\}/g, '{param}'),
    headers: {
      origin,
      // Of its own, or the limits of a session would answer for the rest.
      authorization: `Bearer ${canary}${name}`,
      cookie: `__Host-session=${canary}`,
      ...(takesKey(endpoint) ? { 'idempotency-key': uuidOf(name) } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

const uuidOf = (hex: string) => hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The names of the query's parameters in the contract. */
function queryNamesOf({ endpoint: { query } }: Target): string[] {
  return query ? Object.keys((query as unknown as { shape: object }).shape) : [];
}
