import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { UnsubscribePage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribe')({
  head: ({ match }) =>
    pageHead({
      page: '/unsubscribe',
      description: 'One press ends the Myler letter: no sign-in, and no question.',
      origin: match.context.origin,
    }),
  component: UnsubscribePage,
});
