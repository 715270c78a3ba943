import { createFileRoute } from '@tanstack/react-router';
import { faqThing } from '../head/json-ld/people.ts';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { FaqPage } from '../pages/faq/FaqPage.tsx';

export const Route = createFileRoute('/faq')({
  loader: async ({ context: { read } }) => ({
    entries: await outcomeOf(read('faq', { query: { page: 1, limit: 100 } }).then(({ items }) => items)),
  }),
  head: ({ match, loaderData }) =>
    pageHead({
      page: '/faq',
      description:
        'Thirty answers about Myler: what a membership costs and covers, connecting rooms, allergies, gift cards, and what we know of your family.',
      origin: match.context.origin,
      things:
        import.meta.env.SSR &&
        ((origin) => (loaderData?.entries.ok ? [faqThing(loaderData.entries.data, origin)] : [])),
    }),
  component: () => <FaqPage {...Route.useLoaderData()} />,
});
