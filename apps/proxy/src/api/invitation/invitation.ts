import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import { setSessionCookie } from '../../http/session-cookie.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { sessionBefore } from '../../provider/session-before.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/invitations: what the invitation of a link says. */
export function openInvitation(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.openInvitation.body);
    return json(await provider.secret.call('openInvitation', { body, headers: visitorHeaders(context) }));
  };
}

/** POST /api/invitations/accept: makes the account of the invited, and signs in. The cookie is as for the password (`token.ts`). */
export function acceptInvitation(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.acceptInvitation.body);
    const result = setSessionCookie(
      await provider.secret.call('acceptInvitation', {
        body: { ...body, ...sessionBefore(context) },
        headers: visitorHeaders(context),
      }),
    );
    return json(result.session, result.headers);
  };
}
