import { ApiError } from '@myler/api-client/errors';
import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json, noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { Logger } from '@myler/server/log';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';
import { clearSessionCookie, setSessionCookie, refreshTokenOf } from '../../http/session-cookie.ts';

/** POST /api/token: signs in. The refresh token is only in the cookie, not in the body. */
export function signIn(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.signIn.body);
    const result = setSessionCookie(await provider.secret.call('signIn', { body, headers: visitorHeaders(context) }));
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
      throw error;
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

function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 410, 422].includes(error.status);
}
