import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { AboutPage } from '../pages/about/AboutPage.tsx';

export const Route = createFileRoute('/about')({
  head: fixedHead(
    '/about',
    'How Myler began on a landing in Menorca in 2016, what it has become in ten years, what it lives on, and where its four offices are.',
  ),
  component: AboutPage,
});
