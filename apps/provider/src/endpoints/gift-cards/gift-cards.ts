import { buy, type GiftCardDeps } from '../../gift-cards/buy.ts';
import { balanceOf } from '../../gift-cards/find.ts';
import { createBruteForceLimit } from '../../gift-cards/brute-force-limit.ts';
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
  const bruteForceLimit = createBruteForceLimit(deps.now);
  return {
    giftCardOptions: async () => giftCardOptions(await priceList(deps.db)),
    buyGiftCard: ({ body, idempotencyKey }) => buy(deps, body, idempotencyKey),
    giftCardBalance: ({ body }) => bruteForceLimit.count(() => balanceOf(deps, body.code, deps.now())),
    redeemGiftCard: ({ body, idempotencyKey }) => bruteForceLimit.count(() => redeem(deps, body, idempotencyKey)),
    giftCardOrder: ({ params }) => readOrder(deps, params['token'] ?? ''),
    changeGiftCardOrder: ({ params, body }) => changeOrder(deps, params['token'] ?? '', body),
    cancelGiftCardOrder: ({ params }) => cancelOrder(deps, params['token'] ?? ''),
  };
}
