import { createFileRoute } from '@tanstack/react-router';
import { mylerThing } from '../head/json-ld/people.ts';
import { dataOf, outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { readMylerQuery } from '@myler/domain/matching';
import { DirectoryPage } from '../pages/myler-directory/DirectoryPage.tsx';

const parameters = query('ages', 'city', 'language', 'match', 'specialism');

export const Route = createFileRoute('/myler-directory')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readMylerQuery(search),
  loader: async ({ deps: query, context: { read } }) => ({
    query,
    mylers: await outcomeOf(read('mylers', { query: { page: 1, limit: 50 } }).then(({ items }) => items)),
  }),
  head: ({ match, loaderData }) =>
    pageHead({
      page: '/myler-directory',
      description:
        'Twenty-four family-travel advisers in twelve cities, by language, by what they plan and by the ages they know. Four questions find yours.',
      origin: match.context.origin,
      things:
        import.meta.env.SSR && ((origin) => dataOf(loaderData?.mylers, []).map((myler) => mylerThing(myler, origin))),
    }),
  component: () => <DirectoryPage {...Route.useLoaderData()} />,
});
