import type { MembershipPrice } from '@myler/api-client/contract';
import type { Membership } from '@myler/config/memberships';
import { MembershipCardPicture } from '@myler/ui/membership-card';
import { Price } from '@myler/ui/price';
import { cardPictures } from './card-pictures.ts';
import { pricesOf, priceTexts } from '@myler/domain/membership';
import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { JoinLink } from './JoinLink.tsx';
import styles from './MembershipTiers.module.css';

interface MembershipTiersProps {
  tiers: readonly Membership[];
  prices: readonly MembershipPrice[];
  /** Places card and text side by side, for two tiers in a wide row. */
  beside?: boolean;
  /** Shows the benefits of each card, on pages about the tiers. */
  benefits?: boolean;
}

/** The tiers as cards, each with its price in every currency and a link that joins it. */
export function MembershipTiers({ tiers, prices, beside = false, benefits = false }: MembershipTiersProps) {
  return (
    <ul className={beside ? `${styles.tiers} ${styles.beside}` : styles.tiers}>
      {tiers.map((tier) => {
        const tierPrices = pricesOf(prices, tier.id);
        return (
          <li key={tier.id} className={styles.tier}>
            <MembershipCardPicture src={cardPictures[tier.id]} name={tier.name} decorative />
            <Stack className={styles.words}>
              <Heading level={3}>{tier.name}</Heading>
              <Text size="small" tone="quiet" className={styles.summary}>
                {tier.summary}
              </Text>
              {benefits && (
                <ul className={styles.benefits}>
                  {tier.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              )}
              <Text size="small" className={styles.price}>
                {tierPrices.length > 0 ? (
                  <span>
                    <Text as="b" size="title-2" weight="regular">
                      <Price prices={priceTexts(tierPrices)} />
                    </Text>{' '}
                    a year
                  </span>
                ) : (
                  'Price on request'
                )}
              </Text>
              <JoinLink membershipId={tier.id} variant="outline" fullWidth>{`Join ${tier.name}`}</JoinLink>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
