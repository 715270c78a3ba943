import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/')({
  head: ({ match }) =>
    pageHead({
      page: '/account',
      description: 'Your membership, who looks after you, and when it renews. For members.',
      origin: match.context.origin,
    }),
  component: () => <AccountPage part="overview" />,
});
