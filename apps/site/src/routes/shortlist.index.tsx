import { createFileRoute } from '@tanstack/react-router';
import { outcomeOf } from '../data/outcome.ts';
import { fixedHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { readHotels } from '@myler/state/shortlist';
import { readShortlistQuery } from '@myler/state/shortlist';
import { ShortlistPage } from '../pages/shortlist/ShortlistPage.tsx';

const parameters = query('compare', 'ids');

export const Route = createFileRoute('/shortlist/')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readShortlistQuery(search),
  loader: async ({ context: { read }, deps: { ids, compare } }) => {
    // Without ids this is the visitor's own list, which only their device has.
    if (ids.length === 0) return {};
    return { shared: { ids, compare, hotels: await outcomeOf(readHotels(read, ids)) } };
  },
  head: fixedHead(
    '/shortlist',
    'Hotels you keep on this device: put them in order, compare four side by side, share them by a link.',
  ),
  component: () => <ShortlistPage {...Route.useLoaderData()} />,
});
