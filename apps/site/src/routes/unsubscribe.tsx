import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../data/page-head.ts';
import { UnsubscribePage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribe')({
  head: ({ match }) => {
    const head = pageHead({
      title: 'Stop the letter',
      description: 'One press ends the Myler letter: no sign-in, and no question.',
      path: '/unsubscribe',
      origin: match.context.origin,
    });
    // It means something only to those who have a letter in hand.
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
  },
  component: UnsubscribePage,
});
