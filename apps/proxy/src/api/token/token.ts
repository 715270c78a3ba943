import { ApiError } from '@myler/api-client/errors';
import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json, noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { Logger } from '@myler/server/log';
import type { ProviderClients } from '../../provider/clients.ts';
import { ProviderFailure } from '../../provider/transport.ts';
import { sessionBefore } from '../../provider/session-before.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';
import { clearSessionCookie, setSessionCookie, refreshTokenOf } from '../../http/session-cookie.ts';

/**
 * POST /api/token: signs in. The refresh token is only in the cookie, not in the body. The session that the cookie has held
 * so far ends, because nothing could end it afterwards.
 */
export function signIn(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.signIn.body);
    const result = setSessionCookie(
      await provider.secret.call('signIn', {
        body: { ...body, ...sessionBefore(context) },
        headers: visitorHeaders(context),
      }),
    );
    return json(result.session, result.headers);
  };
}

/**
 * PUT /api/token: a new access token from the cookie. Without a cookie, and when the session has ended, 204: neither
 * is an error, and none should appear in a console.
 */
export function refresh(provider: ProviderClients) {
  return async (context: AppContext) => {
    const refreshToken = refreshTokenOf(context);
    if (!refreshToken) return noContent();
    try {
      const result = setSessionCookie(
        await provider.secret.call('refresh', { body: { refreshToken }, headers: visitorHeaders(context) }),
      );
      return json(result.session, result.headers);
    } catch (error) {
      if (hasEnded(error)) return noContent(clearSessionCookie());
      throw isRefusal(error) ? new ProviderFailure(502, 'The session could not be renewed.', { cause: error }) : error;
    }
  };
}

/** DELETE /api/token: signs out. It deletes the cookie even when the provider cannot be reached. */
export function signOut(provider: ProviderClients, log: Logger) {
  return async (context: AppContext) => {
    const refreshToken = refreshTokenOf(context);
    if (!refreshToken) return noContent();
    try {
      await provider.secret.call('signOut', { body: { refreshToken }, headers: visitorHeaders(context) });
    } catch (error) {
      if (!hasEnded(error)) log.warn({ id: context.get('requestId') }, 'sign-out did not reach the provider');
    }
    return noContent(clearSessionCookie());
  };
}

/**
 * Whether the provider itself says that there is no such session. A firewall or a load balancer in front of it also
 * answers 401, 403 or 404, and would sign everybody out.
 */
function hasEnded(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // What is in the cookie cannot be a refresh token.
  const isMalformed = error.status === 422 && error.errors?.['refreshToken'] !== undefined;
  return isMalformed || (error.status === 401 && error.code === 'session-ended');
}

/** Other answers of this kind are not about the session, and no browser may take them for that. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 410, 422].includes(error.status);
}
