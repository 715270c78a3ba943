import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/privacy')({
  head: ({ match }) =>
    pageHead({
      page: '/account/privacy',
      description: 'Where you are signed in, what we keep about you, and closing the account. For members.',
      origin: match.context.origin,
    }),
  component: () => <AccountPage part="privacy" />,
});
