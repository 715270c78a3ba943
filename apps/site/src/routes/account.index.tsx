import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/')({
  head: fixedHead('/account', 'Your membership, who looks after you, and when it renews. For members.'),
  component: () => <AccountPage part="overview" />,
});
