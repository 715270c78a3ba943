import { buy } from '../../gift-cards/buy.ts';
import { balanceOf } from '../../gift-cards/find.ts';
import { limitUnknownCodes } from '../../gift-cards/brute-force-limit.ts';
import { giftCardOptions } from '../../gift-cards/options.ts';
import { openGift } from '../../gift-cards/gift-link.ts';
import { cancelOrder, changeOrder, readOrder, refundOrder, replaceOrderCode } from '../../gift-cards/order.ts';
import { sheetToHandOver } from '../../gift-cards/sheet.ts';
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
  | 'cancelGiftCardOrder'
  | 'refundGiftCardOrder'
  | 'replaceGiftCode'
  | 'giftCardSheet'
  | 'openGiftCard';

/** Gift cards: the options, the purchase, the order behind its signed link, the balance and the redemption. */
export function giftCardHandlers(
  deps: Parameters<typeof sheetToHandOver>[0] & Parameters<typeof changeOrder>[0],
): Pick<Handlers, Keys> {
  return {
    giftCardOptions: async () => giftCardOptions(await priceList(deps.db)),
    buyGiftCard: ({ body, attempt, visitorAddress }) => buy(deps, { purchase: body, visitorAddress }, attempt),
    giftCardBalance: ({ body, visitorAddress }) =>
      limitUnknownCodes({ ...deps, visitorAddress }, () => balanceOf(deps, body.code, deps.now())),
    redeemGiftCard: ({ body, attempt, visitorAddress }) =>
      limitUnknownCodes({ ...deps, visitorAddress }, () => redeem(deps, body, attempt)),
    giftCardOrder: ({ params }) => readOrder(deps, params['token'] ?? ''),
    changeGiftCardOrder: ({ params, body }) => changeOrder(deps, params['token'] ?? '', body),
    cancelGiftCardOrder: ({ params }) => cancelOrder(deps, params['token'] ?? ''),
    refundGiftCardOrder: ({ params }) => refundOrder(deps, params['token'] ?? ''),
    replaceGiftCode: ({ params, body }) => replaceOrderCode(deps, params['token'] ?? '', body.replaces),
    giftCardSheet: ({ params }) => sheetToHandOver(deps, params['token'] ?? ''),
    openGiftCard: ({ body }) => openGift(deps, body.token, deps.now()),
  };
}
