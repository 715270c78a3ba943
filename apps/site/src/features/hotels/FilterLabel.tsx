import type { HotelFilter } from '@myler/api-client/contract';
import { Price } from '@myler/ui/price';
import { priceTexts } from '../../data/prices.ts';
import type { FilterName } from './hotel-filter.ts';
import { filterLabel, priceLimit } from './hotels-words.ts';

interface FilterLabelProps {
  filter: HotelFilter;
  name: FilterName;
  inspiration?: string | undefined;
}

/** The text of a filter's chip, with its price in the visitor's currency. */
export function FilterLabel({ filter, name, inspiration }: FilterLabelProps) {
  if (name !== 'price' || !hasPriceLimit(filter)) {
    return <span>{filterLabel(filter, name, inspiration)}</span>;
  }
  return (
    <span>
      Up to <PriceLimit band={filter.price} /> a night
    </span>
  );
}

/** The most that a night costs in this price band. */
export function PriceLimit({ band }: { band: number | undefined }) {
  return <Price prices={priceTexts(priceLimit(band ?? 0))} />;
}

/** Whether the filter leaves out the hotels beyond a price. The highest band has no limit. */
export function hasPriceLimit(filter: HotelFilter): boolean {
  return priceLimit(filter.price ?? 0).length > 0;
}
