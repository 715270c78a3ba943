import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { UnsubscribePage } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const Route = createFileRoute('/unsubscribe')({
  head: fixedHead('/unsubscribe', 'One press ends the Myler letter: no sign-in, and no question.'),
  component: UnsubscribePage,
});
