import { createFileRoute } from '@tanstack/react-router';
import { jobThing } from '../head/json-ld/people.ts';
import { dataOf, outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { readCareerFilter, openPositions } from '@myler/domain/filters';
import { CareersPage } from '../pages/careers/CareersPage.tsx';

const parameters = query('city', 'team');

export const Route = createFileRoute('/careers')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readCareerFilter(search),
  loader: async ({ deps: filter, context: { read } }) => ({
    filter,
    careers: await outcomeOf(
      read('careers', { query: { page: 1, limit: 50 } }).then(({ items }) =>
        openPositions(items, new Date().toISOString().slice(0, 10)),
      ),
    ),
  }),
  head: ({ match, loaderData }) =>
    pageHead({
      page: '/careers',
      description:
        'Open positions at Myler, each in full with its pay, its hours and its closing date, and how to apply when there is none for you.',
      origin: match.context.origin,
      things:
        import.meta.env.SSR && ((origin) => dataOf(loaderData?.careers, []).map((career) => jobThing(career, origin))),
    }),
  component: () => <CareersPage {...Route.useLoaderData()} />,
});
