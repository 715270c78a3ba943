import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/payments')({
  head: ({ match }) =>
    pageHead({
      page: '/account/payments',
      description: 'Your payments, receipts, card and renewal. For members.',
      origin: match.context.origin,
    }),
  component: () => <AccountPage part="payments" />,
});
