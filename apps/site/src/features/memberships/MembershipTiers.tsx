import type { MembershipPrice } from '@myler/api-client/contract';
import type { Membership } from '@myler/config/memberships';
import { Tiers, type TiersProps } from '@myler/ui/sections/tiers';
import { tierOf } from './tier-of.tsx';

interface MembershipTiersProps extends Pick<TiersProps, 'beside' | 'before'> {
  tiers: readonly Membership[];
  prices: readonly MembershipPrice[];
  /** Shows the benefits of each card, on pages about the tiers. */
  benefits?: boolean;
}

export function MembershipTiers({ tiers, prices, benefits = false, ...layout }: MembershipTiersProps) {
  return (
    <Tiers
      {...layout}
      tiers={tiers.map((tier) => ({ ...tierOf(tier, prices), ...(benefits && { benefits: tier.benefits }) }))}
    />
  );
}
