import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json } from '../../http/json-response.ts';
import { readQuery } from '../../http/read-input.ts';
import type { ProviderClients } from '../../provider/clients.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';

/** GET /api/coupons?code&membershipId&currency: what a coupon or referral code takes off. */
export function checkCoupon(provider: ProviderClients) {
  return async (context: AppContext) => {
    const query = readQuery(new URL(context.req.url), sameOriginEndpoints.coupon.query);
    return json(await provider.secret.call('coupon', { query, headers: visitorHeaders(context) }));
  };
}
