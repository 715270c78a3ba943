import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../data/page-head.ts';
import { readSearchQuery, RESULTS_PER_PAGE } from '../pages/search-results/search-query.ts';
import { SearchResultsPage } from '../pages/search-results/SearchResultsPage.tsx';

export const Route = createFileRoute('/search-results')({
  loaderDeps: ({ search }) => readSearchQuery(search),
  loader: async ({ context: { read }, deps: { q, kind, page } }) => {
    // An empty search invites; a search with words needs no inspirations unless nothing is found.
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
    const head = pageHead({
      title: words ? `“${words}”` : 'Search',
      description: 'Look through forty-eight hotels, twelve inspirations, the journal and every page of Myler at once.',
      path: '/search-results',
      origin: match.context.origin,
    });
    // What somebody looked for is a page for them alone.
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
  },
  component: () => <SearchResultsPage {...Route.useLoaderData()} />,
});
