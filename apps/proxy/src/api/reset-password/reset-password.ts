import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json, noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/reset-password/passkeys: those of whoever has the link, so that the visitor chooses which stay. */
export function resetPasskeys(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.resetPasskeys.body);
    return json(await provider.secret.call('resetPasskeys', { body, headers: visitorHeaders(context) }));
  };
}

/** POST /api/reset-password: the link's token, the new password and the passkeys that stay. */
export function resetPassword(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.resetPassword.body);
    await provider.secret.call('resetPassword', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
