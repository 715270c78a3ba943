import type * as z from 'zod/mini';
import type { Right } from '@myler/config/people';
import type { Route } from './routes.ts';

/**
 * The token that a call needs: `public` the website's publishable token or a member's access token, `member` a member's
 * access token, `secret` the proxy's own token, which never reaches a browser, `member-secret` the proxy's own token, with
 * the member's access token in the header `x-member-token`.
 */
export type Access = 'public' | 'member' | 'secret' | 'member-secret';

interface EndpointBase extends Route {
  summary: string;
  access: Access;
  /**
   * Whether the member must have entered the password, or used a passkey, in the last ten minutes; otherwise 403
   * `password-needed`. An idempotent call that is repeated needs it for the first time only.
   */
  confirmed?: boolean;
  /** The right that the member needs (`@myler/config/people`); without it the answer is 404. */
  needs?: Right;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body of a successful response; absent for 204. */
  response?: z.ZodMiniType;
  /** How long the gateway may cache the response, in seconds. Absent: not at all. */
  cacheSeconds?: number;
}

/** Each call of a member says whether it is `confirmed`, and which right it needs: one that leaves it out does not compile. */
export type Endpoint = EndpointBase &
  (
    | { access: 'member' | 'member-secret'; confirmed: boolean; needs: Right }
    | { access: 'public' | 'secret'; confirmed?: never; needs?: never }
  );

export type EndpointTable = Record<string, Endpoint>;

/** In seconds, for `cacheSeconds`. */
export const MINUTE = 60;

type SchemaOf<E, Key extends string> = E extends Record<Key, infer S extends z.ZodMiniType> ? S : undefined;
type InputOf<S, Otherwise> = S extends z.ZodMiniType ? z.output<S> : Otherwise;
type QueryOf<S> = S extends z.ZodMiniType ? Partial<z.output<S>> : undefined;

/** The decoded values that a caller passes. The client encodes them for the network. */
export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>;
  query?: QueryOf<SchemaOf<E, 'query'>>;
  body?: InputOf<SchemaOf<E, 'body'>, undefined>;
  /** Required where the endpoint is `idempotent`, or asks by a key. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True: a browser completes the request even if the visitor leaves the page. It allows a body of 64 kB at most. */
  keepalive?: boolean;
}

/** The decoded body of a successful response, or undefined for 204. */
export type ResponseOf<E extends Endpoint> = InputOf<SchemaOf<E, 'response'>, undefined>;
