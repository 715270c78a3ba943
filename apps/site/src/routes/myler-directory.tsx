import { createFileRoute } from '@tanstack/react-router';
import { mylerThing } from '../data/json-ld/people.ts';
import { dataOf, outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../data/page-head.ts';
import { PATH, readDirectoryQuery } from '../pages/myler-directory/directory-query.ts';
import { DirectoryPage } from '../pages/myler-directory/DirectoryPage.tsx';

export const Route = createFileRoute('/myler-directory')({
  loaderDeps: ({ search }) => readDirectoryQuery(search),
  loader: async ({ deps: query, context: { read } }) => ({
    query,
    mylers: await outcomeOf(read('mylers', { query: { page: 1, limit: 50 } }).then(({ items }) => items)),
  }),
  head: ({ match, loaderData }) =>
    pageHead({
      title: 'The Mylers',
      description:
        'Twenty-four family-travel advisers in twelve cities, by language, by what they plan and by the ages they know. Four questions find yours.',
      path: PATH,
      origin: match.context.origin,
      things:
        import.meta.env.SSR && ((origin) => dataOf(loaderData?.mylers, []).map((myler) => mylerThing(myler, origin))),
    }),
  component: () => <DirectoryPage {...Route.useLoaderData()} />,
});
