import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { UnsubscribedPage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribed')({
  head: fixedHead('/unsubscribed', 'The Myler letter no longer comes to the address that had it.'),
  component: UnsubscribedPage,
});
