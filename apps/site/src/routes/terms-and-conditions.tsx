import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: async ({ context: { read } }) => ({
    text: await outcomeOf(read('legalText', { params: { id: 'terms-and-conditions' } })),
  }),
  head: fixedHead(
    '/terms-and-conditions',
    'What a Myler membership is, what it costs, how it renews and how to leave, in plain words, with what each version changed.',
  ),
  component: () => (
    <LegalPage title="Terms and conditions" headline="What you and we agree to." text={Route.useLoaderData().text} />
  ),
});
