import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { TogetherPage } from '../pages/shortlist/TogetherPage.tsx';

export const Route = createFileRoute('/shortlist/together')({
  head: ({ match }) =>
    pageHead({
      page: '/shortlist/together',
      description: 'Hotels to choose from together: press the hearts you like, and see what the others like.',
      origin: match.context.origin,
    }),
  component: TogetherPage,
});
