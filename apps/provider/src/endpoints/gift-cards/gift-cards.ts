import { Problem } from '@myler/api-client/problems';
import { giftCardOptions } from '../../gift-cards/options.ts';
import type { Handlers } from '../../http/route.ts';
import { priceList } from '../../joining/quote.ts';
import type { Database } from '../../store/database.ts';

type Keys =
  | 'giftCardOptions'
  | 'buyGiftCard'
  | 'giftCardBalance'
  | 'redeemGiftCard'
  | 'giftCardOrder'
  | 'changeGiftCardOrder'
  | 'cancelGiftCardOrder';

/** The designs can be looked at; buying and spending are not open yet, and say so. */
export function giftCardHandlers(db: Database): Pick<Handlers, Keys> {
  return {
    giftCardOptions: async () => giftCardOptions(await priceList(db)),
    buyGiftCard: notOpen,
    giftCardBalance: notOpen,
    redeemGiftCard: notOpen,
    giftCardOrder: notOpen,
    changeGiftCardOrder: notOpen,
    cancelGiftCardOrder: notOpen,
  };
}

function notOpen(): Promise<never> {
  return Promise.reject(
    new Problem(501, 'Gift cards are not open yet. Nothing was charged and nothing was changed.', {
      code: 'not-open-yet',
    }),
  );
}
