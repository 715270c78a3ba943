import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { OpenPage } from '../pages/gift-card-open/OpenPage.tsx';

export const Route = createFileRoute('/e-gift-card/open')({
  head: ({ match }) =>
    pageHead({
      page: '/e-gift-card/open',
      description: 'Open the gift card that somebody sent you.',
      origin: match.context.origin,
    }),
  component: OpenPage,
});
