import { hotelCountInWords } from '@myler/config/hotel-count';
import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { readSearchQuery, RESULTS_PER_PAGE } from '@myler/domain/search';
import { SearchResultsPage } from '../pages/search-results/SearchResultsPage.tsx';

const parameters = query('kinds', 'page', 'q');

export const Route = createFileRoute('/search-results')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readSearchQuery(search),
  loader: async ({ context: { read }, deps: { q, kind, page } }) => {
    // Inspirations are shown for an empty search and for one without results. Both requests start immediately, so that
    // the second case needs no further wait.
    const [found, inspirations] = await Promise.all([
      q
        ? outcomeOf(
            read('searchHotels', { query: { q, ...(kind ? { kinds: kind } : {}), page, limit: RESULTS_PER_PAGE } }),
          )
        : undefined,
      outcomeOf(read('inspirations')),
    ]);
    return { query: { q, ...(kind ? { kind } : {}), page }, ...(found ? { found } : {}), inspirations };
  },
  head: ({ match, loaderData }) => {
    const words = loaderData?.query.q;
    return pageHead({
      page: '/search-results',
      ...(words ? { title: `“${words}”` } : {}),
      description: `Look through ${hotelCountInWords} hotels, twelve inspirations, the journal and every page of Myler at once.`,
      origin: match.context.origin,
    });
  },
  component: () => <SearchResultsPage {...Route.useLoaderData()} />,
});
