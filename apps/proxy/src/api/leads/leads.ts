import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { noContent } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** POST /api/mylers/leads: an enquiry. */
export function submitEnquiry(provider: ProviderClients) {
  return async (context: AppContext) => {
    const body = await readBody(context.req.raw, sameOriginEndpoints.lead.body);
    await provider.secret.call('lead', { body, headers: visitorHeaders(context) });
    return noContent();
  };
}
