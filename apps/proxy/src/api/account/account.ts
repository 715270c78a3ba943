import { session as sessionSchema, type SessionWithRefresh } from '@myler/api-client/contract';
import {
  sameOriginEndpoints,
  takesKey,
  type CallOptions,
  type Endpoint,
  type SameOriginEndpoints,
} from '@myler/api-client/endpoints';
import { requireIdempotencyKey } from '@myler/server/input';
import { callByName } from '../../gateway/cached-reads.ts';
import { requireBearer } from '../../http/bearer.ts';
import type { AppContext } from '../../http/context.ts';
import { json, noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import { rightFirst } from '../../http/right-first.ts';
import { setSessionCookie } from '../../http/session-cookie.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** Calls below `/api/account`: for the member whose access token the request has, with the proxy's secret. */
export type AccountCall =
  | 'confirmPassword'
  | 'changeEmail'
  | 'cancelEmailChange'
  | 'confirmEmail'
  | 'changePassword'
  | 'sessions'
  | 'endSession'
  | 'endSessions'
  | 'changeCard'
  | 'upgrade'
  | 'upgradeOutcome'
  | 'closeAccount'
  | 'passkeys'
  | 'passkeyCreation'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'confirmationRequest'
  | 'confirmWithPasskey';

/**
 * What touches a member's password, passkeys, email address, sessions or card (docs/product-decisions.md, A member's account). The
 * cookie gets the refresh token of a session that replaces the one of before.
 *
 * @throws {Problem} 401 without an access token
 */
export function account(provider: ProviderClients, name: AccountCall) {
  const endpoint: Endpoint = sameOriginEndpoints[name as keyof SameOriginEndpoints];
  return async (context: AppContext) => {
    const token = requireBearer(context);
    const params = context.req.param() as Record<string, string>;
    const headers = { ...visitorHeaders(context), 'x-member-token': token };
    const call = (options: CallOptions<Endpoint>) => callByName(provider.secret, name, { ...options, params, headers });
    const anyKey = takesKey(endpoint) ? { idempotencyKey: crypto.randomUUID() } : {};
    const input = await rightFirst(
      () => inputOf(context, endpoint),
      () => call(anyKey),
    );
    context.set('isRepeatable', endpoint.idempotent === true);
    const result = await call(input);
    if (endpoint.response === sessionSchema) {
      const { session, headers } = setSessionCookie(result as SessionWithRefresh);
      return json(session, headers);
    }
    return result === undefined ? noContent() : json(result);
  };
}

async function inputOf({ req }: AppContext, endpoint: Endpoint): Promise<CallOptions<Endpoint>> {
  const idempotencyKey = takesKey(endpoint) ? requireIdempotencyKey(req.raw) : undefined;
  const body = endpoint.body ? await readBody(req.raw, endpoint.body) : undefined;
  return { ...(body === undefined ? {} : { body: body as never }), ...(idempotencyKey ? { idempotencyKey } : {}) };
}

/** POST /api/account/email/cancel: for whoever has the link, signed in or not. */
export function cancelEmailByLink(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.cancelEmailByLink.body);
    await provider.secret.call('cancelEmailByLink', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
