import { MAX_PAIRS, transferLimits } from '@myler/config/hotels';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import { FilterSelect, FilterToggle } from '@myler/ui/filter-bar';
import { facetCount } from '@myler/domain/filters';
import { counted } from '@myler/domain/words';

interface FactFiltersProps {
  filter: HotelFilter;
  facets: HotelList['facets'];
}

/** The hours that the field offers. An address may have any number of hours. */
const flightHours = [3, 6, 9, 12];

/** Filters by a fact that a family cannot do without: no steps, rooms that connect, a short way. */
export function FactFilters({ filter, facets }: FactFiltersProps) {
  const count = (name: string, value: number) => facetCount(facets, name, value);
  const hours = [...new Set([...flightHours, ...(filter.flight ? [filter.flight] : [])])].toSorted((a, b) => a - b);
  return (
    <>
      <FilterToggle name="stepFree" defaultChecked={Boolean(filter.stepFree)} count={count('stepFree', 1)}>
        Step-free
      </FilterToggle>
      <FilterSelect
        look="line"
        label="Connecting rooms"
        name="pairs"
        options={[
          { value: '', label: 'Any' },
          ...Array.from({ length: MAX_PAIRS }, (_, index) => index + 1).map((pairs) => ({
            value: String(pairs),
            label: `${capitalised(inWordsUpToTwelve(pairs))} ${pairs === 1 ? 'pair' : 'pairs'}`,
            count: count('pairs', pairs),
          })),
        ]}
        defaultValue={String(filter.pairs ?? '')}
      />
      <FilterSelect
        look="line"
        label="Airport within"
        name="transfer"
        options={[
          { value: '', label: 'Any' },
          ...transferLimits.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} minutes`,
            count: count('transfer', minutes),
          })),
        ]}
        defaultValue={String(filter.transfer ?? '')}
      />
      <FilterSelect
        look="line"
        label="London flight within"
        name="flight"
        options={[
          { value: '', label: 'Any' },
          ...hours.map((hour) => ({
            value: String(hour),
            label: counted(hour, 'hour'),
            count: count('flight', hour),
          })),
        ]}
        defaultValue={String(filter.flight ?? '')}
      />
    </>
  );
}
