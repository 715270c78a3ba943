import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/reset-password: the link's token and the new password. */
export function resetPassword(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.resetPassword.body);
    await provider.secret.call('resetPassword', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
