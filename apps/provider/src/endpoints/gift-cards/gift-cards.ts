import { currencyCodes } from '@myler/config/currencies';
import { listDocuments } from '../../content/documents.ts';
import { pictureOf } from '../../content/scene.ts';
import { Problem } from '@myler/api-client/problems';
import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';

/** Whole units of every currency (decisions, Gift cards). */
const LIMITS = { minimum: 50, maximum: 10_000 };
const PRESETS = [100, 250, 500, 1000];

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
  const inEveryCurrency = (units: number) => currencyCodes.map((currency) => ({ amount: units * 100, currency }));
  return {
    async giftCardOptions() {
      const { items } = await listDocuments(db, 'gift-card-designs');
      return {
        designs: items.map(({ id, name, scene }) => ({
          id,
          name,
          picture: pictureOf(`gift-card-designs/${id}`, scene),
        })),
        limits: currencyCodes.map((currency) => ({
          minimum: { amount: LIMITS.minimum * 100, currency },
          maximum: { amount: LIMITS.maximum * 100, currency },
        })),
        presets: PRESETS.flatMap(inEveryCurrency),
      };
    },
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
