import { useAtomValue, useStore } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { GiftCardOptions, GiftCardReceipt } from '@myler/api-client/contract';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { majorUnits } from '@myler/analytics/events';
import { address } from '@myler/config/address';
import { GiftCardForm } from '@myler/forms/gift-card';
import { currencyAtom } from '@myler/state/currency';
import { useIsLive } from '@myler/ui/use-is-live';
import { accessToken } from '../../visitor/access-token.ts';
import { analyticsOf } from '../../analytics/analytics.ts';
import { ownTimeZone } from './own-time-zone.ts';

const provider = createGatewayClient({ token: accessToken });
const sameOrigin = createSameOriginClient();

const readGiftCardOptions = (): Promise<GiftCardOptions> => provider.call('giftCardOptions');

/** The gift card form with the site's client and analytics. */
export function GiftCardIsland({ options }: { options: GiftCardOptions }) {
  const store = useStore();
  const isLive = useIsLive();
  const currency = useAtomValue(currencyAtom);
  const tell = ({ design, amount, membershipId, deliverOn }: GiftCardReceipt) => {
    analyticsOf(store).track('Gift Card Purchased', {
      design,
      worth: membershipId ? 'membership' : 'amount',
      delivery: deliverOn ? 'later' : 'now',
      total: majorUnits(amount.amount),
      currency: amount.currency,
    });
  };
  return (
    <GiftCardForm
      options={options}
      currency={isLive ? currency : undefined}
      timeZone={ownTimeZone()}
      termsHref={address('/terms-and-conditions', { hash: 'gift-cards' })}
      buy={(body, idempotencyKey) => provider.call('buyGiftCard', { body, idempotencyKey })}
      outcome={(idempotencyKey) => sameOrigin.call('attempt', { idempotencyKey })}
      reloadOptions={readGiftCardOptions}
      onBought={tell}
    />
  );
}
