import { hotelCountCapitalised } from '@myler/config/hotel-count';
import { regionNames, regions } from '@myler/config/hotels';
import type { HotelList, HotelPoint } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { ListAndMap } from '@myler/ui/sections/list-and-map';
import type { Outcome } from '../../data/outcome.ts';
import { Island } from '@myler/islands/island';
import { ListFailed } from '../../features/fallbacks/ListFailed.tsx';
import { HotelMap } from '../../features/map/HotelMap.tsx';
import { PageSearch } from '../../features/search/search.island.tsx';
import { FamilyPanel } from '../../features/fit/family.island.tsx';
import { hotelsAddress, type HotelSelection } from '@myler/domain/filters';
import { ScreenOnly, Split, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { HotelsFilters } from './hotels.Filters.tsx';
import { HotelsFound } from './hotels.Found.tsx';
import { HotelsList } from './hotels.List.tsx';
import { HotelsNothing } from './hotels.Nothing.tsx';
import styles from './HotelsPage.module.css';

export interface HotelsPageProps {
  selection: HotelSelection;
  hotels: Outcome<HotelList>;
  /** The title of the inspiration in the filter. */
  inspiration: string | undefined;
}

/** Every hotel, filtered by the address: filters above, list and map side by side. */
export function HotelsPage({ selection, hotels, inspiration }: HotelsPageProps) {
  const { filter } = selection;
  const facets = hotels.ok ? hotels.data.facets : [];
  const map = {
    hotels: hotels.ok ? hotels.data.points.map(onTheMap) : [],
    plateId: filter.region ?? ('world' as const),
    parts: partsOf(selection),
  };
  return (
    <Section band="paper">
      <Opening />
      <ScreenOnly className={styles.family}>
        <Island of="family" hydrateOn="intent" component={FamilyPanel} />
        {/* The link to the hotels that fit the family (`features/fit/show-fit.ts`). */}
        <family-hotels key={hotelsAddress(selection)} />
      </ScreenOnly>
      <HotelsFilters selection={selection} facets={facets} total={hotels.ok ? hotels.data.total : undefined} />
      {hotels.ok ? (
        <>
          <HotelsFound selection={selection} hotels={hotels.data} inspiration={inspiration} />
          {hotels.data.total > 0 ? (
            <ListAndMap
              list={<HotelsList selection={selection} hotels={hotels.data} />}
              map={{
                id: 'map',
                title: 'Where they are',
                back: { href: '#hotels', label: 'Back to the list' },
                content: (
                  <Island key={hotelsAddress({ ...selection, page: 1 })} of="map" hydrateOn="visible" {...map}>
                    <HotelMap {...map} />
                  </Island>
                ),
              }}
            />
          ) : (
            <HotelsNothing selection={selection} dropToFind={hotels.data.dropToFind} inspiration={inspiration} />
          )}
        </>
      ) : (
        <ListFailed title="The hotels did not reach us." href={hotelsAddress(selection)} list="found-hotels">
          {(before) =>
            `The connection was lost. Your filters are still above${before === undefined ? '' : ', and the hotels below are from before'}. Try again in a moment, or ring us and we will read you the list.`
          }
        </ListFailed>
      )}
    </Section>
  );
}

/** Visitors want to see hotels here, so it is lower than on other pages. */
function Opening() {
  return (
    <Split ratio="7/5" rows={6} align="end" className={styles.opening}>
      <div>
        <div className={styles.label}>
          <Label>Our hotels</Label>
        </div>
        <h1>{`${hotelCountCapitalised} houses where children are expected.`}</h1>
      </div>
      <Stack gap={6}>
        <Text size="lead" tone="quiet" measure className={styles.lead}>
          Each was slept in by one of us, with at least one child, before it came on this list. We measured the cots.
        </Text>
        <Island of="search" hydrateOn="intent" component={PageSearch} offersInspirations={false} />
      </Stack>
    </Split>
  );
}

/** Rounds to a tenth of a degree, at most half a pixel on any plate: the page contains this data for every hotel. */
function onTheMap({ coordinates: { latitude, longitude }, ...hotel }: HotelPoint): HotelPoint {
  const rounded = (degrees: number) => Math.round(degrees * 10) / 10;
  return { ...hotel, coordinates: { latitude: rounded(latitude), longitude: rounded(longitude) } };
}

/** The map's parts, each with the address of the list in that region. */
function partsOf(selection: HotelSelection) {
  const { region: _, ...others } = selection.filter;
  const hrefOf = (filter: HotelSelection['filter']) => `${hotelsAddress({ ...selection, filter, page: 1 })}#map`;
  return [
    { id: 'world' as const, name: 'The world', href: hrefOf(others) },
    ...regions.map((region) => ({
      id: region,
      name: regionNames[region],
      href: hrefOf({ ...others, region }),
    })),
  ];
}
