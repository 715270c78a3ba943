import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/details')({
  head: ({ match }) =>
    pageHead({
      page: '/account/details',
      description: 'Your name, address, family and consents, to read and to change. For members.',
      origin: match.context.origin,
    }),
  component: () => <AccountPage part="details" />,
});
