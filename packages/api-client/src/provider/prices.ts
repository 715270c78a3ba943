import type { MembershipPrice } from '../contract/index.ts';

/** Prices from the provider; an empty list on any failure (docs/specification.md, sections 7 and 8). */
export async function getPrices(client: {
  call(name: 'prices'): Promise<MembershipPrice[]>;
}): Promise<MembershipPrice[]> {
  try {
    return await client.call('prices');
  } catch {
    return [];
  }
}
