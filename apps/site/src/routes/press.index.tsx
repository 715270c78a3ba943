import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { PressPage } from '../pages/press/PressPage.tsx';

const NEWEST = 5;

export const Route = createFileRoute('/press/')({
  loader: async ({ context: { read } }) => {
    const [quotes, releases] = await Promise.all([
      outcomeOf(read('homePressQuotes').then(({ items }) => items)),
      outcomeOf(read('pressReleases', { query: { page: 1, limit: NEWEST } }).then(({ items }) => items)),
    ]);
    return { quotes, releases };
  },
  head: fixedHead(
    '/press',
    'Releases, the house in six lines, a press kit with marks and pictures, and the number of somebody who can check a sentence.',
  ),
  component: () => <PressPage {...Route.useLoaderData()} />,
});
