import type { MembershipPrice } from '@myler/api-client/contract';
import type { Membership } from '@myler/config/memberships';
import { pricesOf, priceTexts } from '@myler/domain/membership';
import type { ButtonVariant } from '@myler/ui/button';
import { Price } from '@myler/ui/price';
import type { Tier } from '@myler/ui/sections/tiers';
import { cardPictures } from './card-pictures.ts';
import { JoinLink } from './JoinLink.tsx';

/** A membership with its price in every currency, and the link that joins it. */
export function tierOf(
  { id, name, summary }: Membership,
  prices: readonly MembershipPrice[],
  variant: ButtonVariant = 'outline',
): Tier {
  const tierPrices = pricesOf(prices, id);
  return {
    id,
    name,
    summary,
    picture: cardPictures[id],
    price:
      tierPrices.length > 0 ? (
        <span>
          <b>
            <Price prices={priceTexts(tierPrices)} />
          </b>{' '}
          a year
        </span>
      ) : (
        <span>Price on request</span>
      ),
    action: <JoinLink membershipId={id} variant={variant} fullWidth>{`Join ${name}`}</JoinLink>,
  };
}
