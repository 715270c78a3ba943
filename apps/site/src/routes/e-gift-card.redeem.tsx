import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { RedeemPage } from '../pages/gift-card-redeem/RedeemPage.tsx';

export const Route = createFileRoute('/e-gift-card/redeem')({
  head: ({ match }) =>
    pageHead({
      page: '/e-gift-card/redeem',
      description: 'How a gift card is spent, what is left on yours, and the way to the members’ app.',
      origin: match.context.origin,
    }),
  component: RedeemPage,
});
