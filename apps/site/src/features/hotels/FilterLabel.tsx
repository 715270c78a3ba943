import type { HotelFilter } from '@myler/api-client/contract';
import { Price } from '@myler/ui/price';
import { priceTexts } from '@myler/domain/membership';
import { type HotelFilterName, filterInWords, priceBandLimit } from '@myler/domain/filters';

interface FilterLabelProps {
  filter: HotelFilter;
  name: HotelFilterName;
  inspiration?: string | undefined;
}

/** The text of a filter's chip, with its price in the visitor's currency. */
export function FilterLabel({ filter, name, inspiration }: FilterLabelProps) {
  if (name !== 'price' || !hasPriceLimit(filter)) {
    return <span>{filterInWords(filter, name, inspiration)}</span>;
  }
  return (
    <span>
      Up to <PriceLimit band={filter.price} /> a night
    </span>
  );
}

/** The most that a night costs in this price band. */
export function PriceLimit({ band }: { band: number | undefined }) {
  return <Price prices={priceTexts(priceBandLimit(band ?? 0))} />;
}

/** Whether the filter leaves out the hotels beyond a price. The highest band has no limit. */
export function hasPriceLimit(filter: HotelFilter): boolean {
  return priceBandLimit(filter.price ?? 0).length > 0;
}
