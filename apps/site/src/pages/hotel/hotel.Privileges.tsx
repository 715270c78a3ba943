import type { Hotel } from '@myler/api-client/contract';
import { membershipById } from '@myler/config/memberships';
import { benefitLines } from '@myler/domain/hotels';
import { priceTexts } from '@myler/domain/membership';
import { Grid, Split, Stack } from '@myler/ui/layout';
import { Price } from '@myler/ui/price';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { cardPictures } from '../../features/memberships/card-pictures.ts';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import styles from './hotel.Privileges.module.css';

/** What each card has at this hotel: first what can be counted, then what the house adds to the card before it. */
export function HotelPrivileges({ hotel: { name, privileges } }: { hotel: Hotel }) {
  const tiers = privileges.map((privilege) => ({ ...membershipById(privilege.membershipId), privilege }));
  return (
    <Section band="paper">
      <Split ratio="7/5" rows={5} align="end">
        <div>
          <SectionHeading label={`At ${name}`} title="What your membership opens." />
        </div>
        <Text tone="quiet" measure>
          Agreed with the house in writing and renewed each January. Each card keeps all that the one before it has. The
          credit comes off the bill, once on each stay; each sum is the whole of it.
        </Text>
      </Split>
      <Grid as="ul" columns={4} gap={7} rows={0} before={8} lines="above" className={styles.tiers}>
        {tiers.map((tier, index) => (
          <li key={tier.id}>
            <img src={cardPictures[tier.id]} alt="" width={340} height={214} loading="lazy" className={styles.card} />
            <h3>{tier.name}</h3>
            <dl className={styles.lines}>
              {benefitLines(tier.privilege).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{typeof value === 'string' ? value : <Price prices={priceTexts(value)} />}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.items}>
              <Text size="small" tone="quiet">
                {index === 0 ? 'From the house' : `All that ${tiers[index - 1]?.name ?? ''} has, and`}
              </Text>
              <Stack as="ul" gap={2} before={3}>
                {tier.privilege.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Stack>
            </div>
          </li>
        ))}
      </Grid>
      <Text before={8}>
        <JoinLink variant="outline">Choose a membership</JoinLink>
      </Text>
    </Section>
  );
}
