import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { PrivacyPolicyPage } from '../pages/privacy-policy/PrivacyPolicyPage.tsx';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context: { read } }) => ({
    text: await outcomeOf(read('legalText', { params: { id: 'privacy-policy' } })),
  }),
  head: fixedHead(
    '/privacy-policy',
    'What Myler keeps about a family, why, for how long and who else sees it, with the exact name of everything stored on your device.',
  ),
  component: () => <PrivacyPolicyPage text={Route.useLoaderData().text} />,
});
