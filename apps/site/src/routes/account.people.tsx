import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';

export const Route = createFileRoute('/account/people')({
  head: fixedHead('/account/people', 'Who is on the card, who is invited, and until when. For members.'),
  component: () => <AccountPage part="people" />,
});
