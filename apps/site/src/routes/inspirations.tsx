import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { InspirationsPage } from '../pages/inspirations/InspirationsPage.tsx';

export const Route = createFileRoute('/inspirations')({
  loader: async ({ context: { read } }) => {
    const [inspirations, hotels] = await Promise.all([
      outcomeOf(read('inspirations')),
      outcomeOf(read('hotels', { query: { page: 1, limit: 100, sort: 'name' } }).then(({ items }) => items)),
    ]);
    return { inspirations, hotels };
  },
  head: fixedHead(
    '/inspirations',
    'Twelve ways to choose where to go with children: six by how you want to feel, six by what is happening at home.',
  ),
  component: () => <InspirationsPage {...Route.useLoaderData()} />,
});
