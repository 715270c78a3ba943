import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { OrderPage } from '../pages/gift-card-order/OrderPage.tsx';

export const Route = createFileRoute('/e-gift-card/order')({
  head: fixedHead('/e-gift-card/order', 'Follow, change, cancel or refund a gift card you bought.'),
  component: OrderPage,
});
