import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { DiscoverPage } from '../pages/discover-myler/DiscoverPage.tsx';

export const Route = createFileRoute('/discover-myler')({
  loader: async ({ context: { read } }) => ({
    mylers: await outcomeOf(read('mylers', { query: { page: 1, limit: 50 } }).then(({ items }) => items)),
  }),
  head: fixedHead(
    '/discover-myler',
    'What a Myler does for a family, from the first message to the last question, what they never do, and how to write to one.',
  ),
  component: () => <DiscoverPage {...Route.useLoaderData()} />,
});
