import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../data/page-head.ts';
import { UnsubscribedPage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribed')({
  head: ({ match }) => {
    const head = pageHead({
      title: 'Off the list',
      description: 'The Myler letter no longer comes to the address that had it.',
      path: '/unsubscribed',
      origin: match.context.origin,
    });
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
  },
  component: UnsubscribedPage,
});
