import { createFileRoute } from '@tanstack/react-router';
import { fixedHead } from '../head/page-head.ts';
import { RedeemPage } from '../pages/gift-card-redeem/RedeemPage.tsx';

export const Route = createFileRoute('/e-gift-card/redeem')({
  head: fixedHead(
    '/e-gift-card/redeem',
    'How a gift card is spent, what is left on yours, and the way to the members’ app.',
  ),
  component: RedeemPage,
});
