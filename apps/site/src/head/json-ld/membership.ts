import type { Product } from 'schema-dts';
import type { MembershipPrice } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import type { MembershipCategory } from '@myler/config/memberships';
import { tiersOf } from '@myler/domain/comparison';
import { pricesOf } from '@myler/domain/membership';
import { absolute, houseId } from './thing.ts';

/** The memberships of a category, each as a product with what a year costs in each currency. One without a price is left out. */
export function membershipThings(
  category: MembershipCategory,
  prices: readonly MembershipPrice[],
  origin: string,
): Product[] {
  const path = address('/membership', category === 'corporate' ? { search: { category } } : {});
  return tiersOf(category).flatMap(({ id, name, summary }) => {
    const offers = pricesOf(prices, id).map(({ amount, currency }) => ({
      '@type': 'Offer' as const,
      price: amount / 100,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock' as const,
      url: absolute(path, origin),
      seller: houseId(origin),
    }));
    if (offers.length === 0) return [];
    return [
      {
        '@type': 'Product' as const,
        '@id': `${absolute(path, origin)}#${id}`,
        name: `${name} membership, one year`,
        description: summary,
        image: absolute('/media/social/pages/membership-1200.jpeg', origin),
        brand: { '@type': 'Brand' as const, name: brand.name },
        offers,
      },
    ];
  });
}
