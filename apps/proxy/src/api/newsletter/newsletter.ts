import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/newsletter: subscribes. The response is the same for subscribed and other addresses. */
export function subscribe(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.subscribe.body);
    await provider.website.call('subscribe', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
