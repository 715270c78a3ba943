import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { UnsubscribedPage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribed')({
  head: ({ match }) =>
    pageHead({
      page: '/unsubscribed',
      description: 'The Myler letter no longer comes to the address that had it.',
      origin: match.context.origin,
    }),
  component: UnsubscribedPage,
});
