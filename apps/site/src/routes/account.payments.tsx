import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/payments')({
  head: fixedHead('/account/payments', 'Your payments, receipts, card and renewal. For members.'),
  component: () => <AccountPage part="payments" />,
});
