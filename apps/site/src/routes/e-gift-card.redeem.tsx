import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../data/page-head.ts';
import { RedeemPage } from '../pages/gift-card-redeem/RedeemPage.tsx';

export const Route = createFileRoute('/e-gift-card/redeem')({
  head: ({ match }) =>
    pageHead({
      title: 'Redeem an e-gift card',
      description: 'How a gift card is spent, what is left on yours, and the way to the members’ app.',
      path: '/e-gift-card/redeem',
      origin: match.context.origin,
    }),
  component: RedeemPage,
});
