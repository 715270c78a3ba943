import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/details')({
  head: fixedHead('/account/details', 'Your name, address, family and consents, to read and to change. For members.'),
  component: () => <AccountPage part="details" />,
});
