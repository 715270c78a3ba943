import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import { MINUTE, type EndpointTable } from './endpoint.ts';

export const giftCardEndpoints = {
  giftCardOptions: {
    ...providerRoutes.giftCardOptions,
    summary: 'Options of a gift card: designs, amounts, memberships and key facts',
    access: 'public',
    response: c.giftCardOptions,
    cacheSeconds: MINUTE,
  },
  buyGiftCard: {
    ...providerRoutes.buyGiftCard,
    summary:
      'Buy a gift card. 402 card_declined, insufficient_funds, expired_card, processing_error, authentication_failed, requires-action (with `confirmation`; not final); 409 price-changed, attempt-running; 422 by field, idempotency-key-reused; 429 too-many-declined',
    access: 'public',
    body: c.giftCardPurchase,
    response: c.giftCardReceipt,
  },
  giftCardBalance: {
    ...providerRoutes.giftCardBalance,
    summary: 'Balance of a gift card. 422 gift-code-slip; 404 gift-card-unknown; 429 too-many-codes',
    access: 'public',
    body: c.giftCode,
    response: c.giftCardBalance,
  },
  redeemGiftCard: {
    ...providerRoutes.redeemGiftCard,
    summary:
      'Spend from a gift card. 422 gift-code-slip, idempotency-key-reused; 404 gift-card-unknown; 410 gift-card-expired; 409 gift-card-too-little, gift-card-currency, gift-card-membership',
    access: 'secret',
    body: c.giftCardRedemption,
    response: c.giftCardRedeemed,
  },
  giftCardOrder: {
    ...providerRoutes.giftCardOrder,
    summary: 'A gift-card order, for the buyer. 404 gift-order-unknown; 410 gift-order-link-expired',
    access: 'public',
    response: c.giftCardOrder,
  },
  changeGiftCardOrder: {
    ...providerRoutes.changeGiftCardOrder,
    summary: 'Change an undelivered gift card. 409 gift-card-left; 422 by field; 404 and 410 as for reading the order',
    access: 'public',
    body: c.giftCardChange,
    response: c.giftCardOrder,
  },
  cancelGiftCardOrder: {
    ...providerRoutes.cancelGiftCardOrder,
    summary:
      'Cancel an undelivered gift card and refund it, once. 409 gift-card-left; 404 and 410 as for reading the order',
    access: 'public',
    response: c.giftCardOrder,
  },
} as const satisfies EndpointTable;
