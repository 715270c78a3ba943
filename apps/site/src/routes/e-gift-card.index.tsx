import { createFileRoute } from '@tanstack/react-router';
import { giftCardThing } from '../head/json-ld/gift-card.ts';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { GiftCardPage } from '../pages/e-gift-card/GiftCardPage.tsx';

export const Route = createFileRoute('/e-gift-card/')({
  loader: async ({ context: { read } }) => ({ options: await outcomeOf(read('giftCardOptions')) }),
  head: ({ match, loaderData }) =>
    pageHead({
      page: '/e-gift-card',
      description:
        'A journey in an envelope: six designs, any sum from 50 to 10,000 or a membership, by email at once or on the day that matters.',
      origin: match.context.origin,
      things:
        import.meta.env.SSR &&
        ((origin) => (loaderData?.options.ok ? [giftCardThing(loaderData.options.data, origin)] : [])),
    }),
  component: () => <GiftCardPage {...Route.useLoaderData()} />,
});
