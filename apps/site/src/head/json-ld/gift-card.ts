import type { Product } from 'schema-dts';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { absolute } from './thing.ts';

/** The gift card as a product: one picture of each design, and its smallest and largest price in each currency. */
export function giftCardThing({ designs, limits }: GiftCardOptions, origin: string): Product {
  const url = absolute(address('/e-gift-card'), origin);
  return {
    '@type': 'Product',
    name: `${brand.name} gift card`,
    description: 'A whole sum or a year of a membership, sent by email at once or on a day that is chosen.',
    url,
    brand: { '@type': 'Brand', name: brand.name },
    image: designs.map(({ picture }) => absolute(`${picture.src}-${picture.widths.at(-1) ?? ''}.jpeg`, origin)),
    offers: limits.map(({ minimum, maximum }) => ({
      '@type': 'AggregateOffer',
      priceCurrency: minimum.currency,
      lowPrice: minimum.amount / 100,
      highPrice: maximum.amount / 100,
      availability: 'https://schema.org/InStock',
      url,
    })),
  };
}
