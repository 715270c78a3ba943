import { session as sessionSchema, type SessionWithRefresh } from '@myler/api-client/contract';
import { sameOriginEndpoints, takesKey, type Endpoint, type SameOriginEndpoints } from '@myler/api-client/endpoints';
import { requireIdempotencyKey } from '@myler/server/input';
import { callByName } from '../../gateway/cached-reads.ts';
import { requireBearer } from '../../http/bearer.ts';
import type { AppContext } from '../../http/context.ts';
import { json, noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
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
    const idempotencyKey = takesKey(endpoint) ? requireIdempotencyKey(context.req.raw) : undefined;
    context.set('isRepeatable', endpoint.idempotent === true);
    const body = endpoint.body ? await readBody(context.req.raw, endpoint.body) : undefined;
    const result = await callByName(provider.secret, name, {
      params: context.req.param() as Record<string, string>,
      ...(body === undefined ? {} : { body: body as never }),
      ...(idempotencyKey ? { idempotencyKey } : {}),
      headers: { ...visitorHeaders(context), 'x-member-token': token },
    });
    if (endpoint.response === sessionSchema) {
      const { session, headers } = setSessionCookie(result as SessionWithRefresh);
      return json(session, headers);
    }
    return result === undefined ? noContent() : json(result);
  };
}

/** POST /api/account/email/cancel: for whoever has the link, signed in or not. */
export function cancelEmailByLink(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.cancelEmailByLink.body);
    await provider.secret.call('cancelEmailByLink', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
