import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/privacy')({
  head: fixedHead(
    '/account/privacy',
    'Where you are signed in, what we keep about you, and closing the account. For members.',
  ),
  component: () => <AccountPage part="privacy" />,
});
