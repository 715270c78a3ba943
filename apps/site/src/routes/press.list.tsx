import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { releasesAddress, RELEASES_PER_PAGE, readReleaseSelection, releaseYears } from '@myler/domain/filters';
import { ALL_RELEASES } from '../features/press/press-addresses.ts';
import { PressListPage } from '../pages/press-list/PressListPage.tsx';

const parameters = query('page', 'year');

export const Route = createFileRoute('/press/list')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readReleaseSelection(search),
  loader: async ({ deps: selection, context: { read } }) => {
    const { year, page } = selection;
    const [releases, all] = await Promise.all([
      outcomeOf(read('pressReleases', { query: { ...(year ? { year } : {}), page, limit: RELEASES_PER_PAGE } })),
      // For the years only; without them the list is still correct.
      outcomeOf(read('pressReleases', { query: ALL_RELEASES })),
    ]);
    return { selection, releases, years: all.ok ? releaseYears(all.data.items) : [] };
  },
  head: ({ match, loaderData }) => {
    const { year, page } = loaderData?.selection ?? { year: undefined, page: 1 };
    const title = year ? `Press releases of ${year}` : 'Press releases';
    const what = year ? `What Myler announced in ${year}` : 'What Myler announced, year by year';
    return pageHead({
      page: '/press/list',
      title: page > 1 ? `${title}, page ${page}` : title,
      description: `${what}${page > 1 ? `, page ${page}` : ''}: promises, reports and people, each with its date and its city.`,
      path: releasesAddress({ year, page }),
      origin: match.context.origin,
    });
  },
  component: () => <PressListPage {...Route.useLoaderData()} />,
});
