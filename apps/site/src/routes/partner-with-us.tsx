import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { PartnerPage } from '../pages/partner-with-us/PartnerPage.tsx';

export const Route = createFileRoute('/partner-with-us')({
  loader: async ({ context: { read } }) => ({
    partners: await outcomeOf(read('partners', { query: { page: 1, limit: 50 } }).then(({ items }) => items)),
  }),
  head: fixedHead(
    '/partner-with-us',
    'For hotels, advisers and firms who look after families: what Myler asks of a house, how a visit goes, and how to write to the partnerships desk.',
  ),
  component: () => <PartnerPage {...Route.useLoaderData()} />,
});
