import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { TogetherPage } from '../pages/shortlist/TogetherPage.tsx';

export const Route = createFileRoute('/shortlist/together')({
  head: fixedHead(
    '/shortlist/together',
    'Hotels to choose from together: press the hearts you like, and see what the others like.',
  ),
  component: TogetherPage,
});
