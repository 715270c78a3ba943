import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../data/page-head.ts';
import { MembershipPage } from '../pages/membership/MembershipPage.tsx';

export const Route = createFileRoute('/membership')({
  loader: async ({ context: { read } }) => ({ prices: await outcomeOf(read('prices')) }),
  head: ({ match }) =>
    pageHead({
      title: 'Membership',
      description: 'Six cards for families who travel, what each costs in pounds, euros and dollars, and how to leave.',
      path: '/membership',
      origin: match.context.origin,
    }),
  component: () => <MembershipPage {...Route.useLoaderData()} />,
});
