import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head/page-head.ts';
import { OrderPage } from '../pages/gift-card-order/OrderPage.tsx';

export const Route = createFileRoute('/e-gift-card/order')({
  head: ({ match }) =>
    pageHead({
      page: '/e-gift-card/order',
      description: 'Follow, change, cancel or refund a gift card you bought.',
      origin: match.context.origin,
    }),
  component: OrderPage,
});
