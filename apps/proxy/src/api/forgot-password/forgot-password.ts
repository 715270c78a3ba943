import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/forgot-password: sends the link. The response says nothing about whether the address is known. */
export function forgotPassword(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.forgotPassword.body);
    await provider.secret.call('forgotPassword', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
