import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../data/page-head.ts';
import { OrderPage } from '../pages/gift-card-order/OrderPage.tsx';

export const Route = createFileRoute('/e-gift-card/order')({
  head: ({ match }) => {
    const head = pageHead({
      title: 'A card you bought',
      description: 'Follow, change or cancel a gift card you bought.',
      path: '/e-gift-card/order',
      origin: match.context.origin,
    });
    // It shows something to those with a receipt, and to nobody else.
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
  },
  component: OrderPage,
});
