import type { MembershipPrice } from '../contract/index.ts';
import type { GatewayClient } from '../gateway/index.ts';

/** Prices from the provider; an empty list on any failure (docs/specification.md, sections 7 and 8). */
export async function getPrices(client: GatewayClient): Promise<MembershipPrice[]> {
  try {
    return await client.call('prices');
  } catch {
    return [];
  }
}
