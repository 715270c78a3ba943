import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import { setSessionCookie } from '../../http/session-cookie.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { sessionBefore } from '../../provider/session-before.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/token/passkey/options: what a browser signs in with by a passkey. */
export function passkeyRequest(provider: ProviderClients) {
  return async (context: AppContext) =>
    json(await provider.secret.call('passkeyRequest', { headers: visitorHeaders(context) }));
}

/** POST /api/token/passkey: signs in with a passkey. The cookie is as for the password (`token.ts`). */
export function signInWithPasskey(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.signInWithPasskey.body);
    const result = setSessionCookie(
      await provider.secret.call('signInWithPasskey', {
        body: { ...body, ...sessionBefore(context) },
        headers: visitorHeaders(context),
      }),
    );
    return json(result.session, result.headers);
  };
}
