import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { HotelsPage } from '../pages/our-hotels/HotelsPage.tsx';
import {
  hotelsAddress,
  hotelFilterNames,
  HOTELS_PER_PAGE,
  HOTELS_PATH,
  readHotelSelection,
} from '@myler/domain/filters';
import { headOf } from '../pages/our-hotels/hotels-head.ts';

const parameters = query(...hotelFilterNames, 'sort', 'page');

export const Route = createFileRoute('/our-hotels/')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readHotelSelection(search),
  loader: async ({ deps: selection, context: { read } }) => {
    const { filter, sort, page } = selection;
    const [hotels, inspirations] = await Promise.all([
      outcomeOf(read('hotels', { query: { ...filter, sort, page, limit: HOTELS_PER_PAGE } })),
      // For the name of the inspiration on its chip; without it the list is still correct.
      filter.inspiration ? outcomeOf(read('inspirations', { query: { page: 1, limit: 50 } })) : undefined,
    ]);
    const inspiration = inspirations?.ok
      ? inspirations.data.items.find(({ id }) => id === filter.inspiration)?.title
      : undefined;
    return { selection, hotels, inspiration };
  },
  head: ({ match, loaderData }) => {
    const path = loaderData ? hotelsAddress(loaderData.selection) : HOTELS_PATH;
    return pageHead({
      page: HOTELS_PATH,
      ...headOf(loaderData?.selection.filter ?? {}),
      // The whole list and a region's are for search engines; another filtered list is for the visitor and those they send it to.
      path,
      origin: match.context.origin,
    });
  },
  component: () => <HotelsPage {...Route.useLoaderData()} />,
});
