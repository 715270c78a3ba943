import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { feedLinks, journalAddress, ARTICLES_PER_PAGE, readPage } from '@myler/domain/journal';
import { JournalPage } from '../pages/journal/JournalPage.tsx';

const parameters = query('page');

export const Route = createFileRoute('/travel-journal/')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => ({ page: readPage(search.page) }),
  loader: async ({ deps: { page }, context: { read } }) => ({
    page,
    articles: await outcomeOf(read('articles', { query: { page, limit: ARTICLES_PER_PAGE } })),
  }),
  head: ({ match, loaderData }) => {
    const page = loaderData?.page ?? 1;
    const head = pageHead({
      page: '/travel-journal',
      ...(page > 1 ? { title: `Travel journal, page ${page}` } : {}),
      description:
        page > 1
          ? `Earlier pieces from the travel journal, page ${page}: written by people who were there with children.`
          : 'Trains, breakfasts, doors and dunes: pieces by people who were there with children, measured and timed.',
      path: journalAddress(page),
      origin: match.context.origin,
    });
    return { ...head, links: [...head.links, ...feedLinks()] };
  },
  component: () => <JournalPage {...Route.useLoaderData()} />,
});
