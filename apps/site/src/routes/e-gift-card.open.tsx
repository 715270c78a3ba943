import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { OpenPage } from '../pages/gift-card-open/OpenPage.tsx';

export const Route = createFileRoute('/e-gift-card/open')({
  head: fixedHead('/e-gift-card/open', 'Open the gift card that somebody sent you.'),
  component: OpenPage,
});
