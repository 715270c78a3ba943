import { createFileRoute } from '@tanstack/react-router';
import { getPrices } from '@myler/api-client/gateway';
import { membershipThings } from '../head/json-ld/membership.ts';
import { pageHead } from '../head/page-head.ts';
import { query } from '../data/query.ts';
import { headOf, readMembershipQuery } from '../pages/membership/membership-query.ts';
import { MembershipPage } from '../pages/membership/MembershipPage.tsx';

const parameters = query(
  'better',
  'breakfast-EUR',
  'breakfast-GBP',
  'breakfast-USD',
  'category',
  'difference-EUR',
  'difference-GBP',
  'difference-USD',
  'differences',
  'nights',
  'people',
  'stays',
  'tier',
);

export const Route = createFileRoute('/membership')({
  validateSearch: parameters,
  loaderDeps: ({ search }) => readMembershipQuery(search),
  loader: async ({ deps, context: { read } }) => ({ ...deps, prices: await getPrices({ call: read }) }),
  head: ({ match, loaderData }) =>
    pageHead({
      page: '/membership',
      ...headOf[loaderData?.category ?? 'leisure'],
      origin: match.context.origin,
      things:
        import.meta.env.SSR &&
        loaderData !== undefined &&
        ((origin) => membershipThings(loaderData.category, loaderData.prices, origin)),
    }),
  component: () => <MembershipPage {...Route.useLoaderData()} />,
});
