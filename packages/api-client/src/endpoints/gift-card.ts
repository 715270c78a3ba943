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
      'Buy a gift card. 402 card_declined, insufficient_funds, expired_card, processing_error, authentication_failed, requires-action (with `confirmation`; not final); 409 price-changed, attempt-running; 422 by field, idempotency-key-reused; 429 too-many-declined, too-many-gifts (of recipient.email)',
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
    summary:
      'Change an undelivered gift card. 409 gift-card-left; 422 by field; 429 too-many-changes, too-many-gifts (of recipient.email); 404 and 410 as for reading the order',
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
  refundGiftCardOrder: {
    ...providerRoutes.refundGiftCardOrder,
    summary:
      'Take a delivered gift card back and refund it, once. 409 gift-card-not-delivered, gift-card-spent, gift-card-refund-late; 404 and 410 as for reading the order',
    access: 'public',
    response: c.giftCardOrder,
  },
  replaceGiftCode: {
    ...providerRoutes.replaceGiftCode,
    summary:
      'Send the recipient a new code; the one before is void. 409 gift-card-no-new-code; 429 too-many-gifts; 404 and 410 as for reading the order',
    access: 'public',
    body: c.giftCodeReplacement,
    response: c.giftCardOrder,
  },
  giftCardSheet: {
    ...providerRoutes.giftCardSheet,
    summary:
      'A sheet without the code, to print and hand over. 409 gift-card-cancelled; 404 and 410 as for reading the order',
    access: 'public',
    response: c.giftCardSheet,
  },
  openGiftCard: {
    ...providerRoutes.openGiftCard,
    summary: 'A gift card, for its recipient. 404 gift-link-unknown; 410 gift-link-replaced',
    access: 'public',
    body: c.giftLink,
    response: c.openedGiftCard,
  },
} as const satisfies EndpointTable;
