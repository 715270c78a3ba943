import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/')({
  head: ({ match }) =>
    pageHead({
      page: '/account',
      description: 'Your card, who looks after you, and how your year goes on. For members.',
      origin: match.context.origin,
    }),
  component: () => <AccountPage part="overview" />,
});
