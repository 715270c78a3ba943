import { buy, type GiftCardDeps } from '../../gift-cards/buy.ts';
import { balanceOf } from '../../gift-cards/find.ts';
import { limitUnknownCodes } from '../../gift-cards/brute-force-limit.ts';
import { giftCardOptions } from '../../gift-cards/options.ts';
import { cancelOrder, changeOrder, readOrder } from '../../gift-cards/order.ts';
import { redeem } from '../../gift-cards/spend.ts';
import type { Handlers } from '../../http/route.ts';
import { priceList } from '../../prices/price-list.ts';

type Keys =
  | 'giftCardOptions'
  | 'buyGiftCard'
  | 'giftCardBalance'
  | 'redeemGiftCard'
  | 'giftCardOrder'
  | 'changeGiftCardOrder'
  | 'cancelGiftCardOrder';

/** Gift cards: the options, the purchase, the order behind its signed link, the balance and the redemption. */
export function giftCardHandlers(deps: GiftCardDeps): Pick<Handlers, Keys> {
  return {
    giftCardOptions: async () => giftCardOptions(await priceList(deps.db)),
    buyGiftCard: ({ body, idempotencyKey, visitorAddress }) =>
      buy(deps, { purchase: body, visitorAddress }, idempotencyKey),
    giftCardBalance: ({ body, visitorAddress }) =>
      limitUnknownCodes({ ...deps, visitorAddress }, () => balanceOf(deps, body.code, deps.now())),
    redeemGiftCard: ({ body, idempotencyKey, visitorAddress }) =>
      limitUnknownCodes({ ...deps, visitorAddress }, () => redeem(deps, body, idempotencyKey)),
    giftCardOrder: ({ params }) => readOrder(deps, params['token'] ?? ''),
    changeGiftCardOrder: ({ params, body }) => changeOrder(deps, params['token'] ?? '', body),
    cancelGiftCardOrder: ({ params }) => cancelOrder(deps, params['token'] ?? ''),
  };
}
