import type { Hotel } from '@myler/api-client/contract';
import { membershipById } from '@myler/config/memberships';
import { Grid, Split, Stack } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { cardPictures } from '../../features/memberships/card-pictures.ts';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import styles from './hotel.Privileges.module.css';

/** What each card adds at this hotel to the card before it. */
export function HotelPrivileges({ hotel: { name, privileges } }: { hotel: Hotel }) {
  const tiers = privileges.map(({ membershipId, items }) => ({ ...membershipById(membershipId), items }));
  return (
    <Section band="paper">
      <Split ratio="7/5" rows={5} align="end">
        <div>
          <SectionHeading label={`At ${name}`} title="What your membership opens." />
        </div>
        <Text tone="quiet" measure>
          Agreed with the house in writing and renewed each January. Each card keeps all that the one before it has.
        </Text>
      </Split>
      <Grid as="ul" columns={4} gap={7} before={8} lines="above">
        {tiers.map((tier, index) => (
          <li key={tier.id}>
            <img src={cardPictures[tier.id]} alt="" width={340} height={214} loading="lazy" className={styles.card} />
            <h3>{tier.name}</h3>
            {index > 0 && (
              <Text size="small" tone="quiet" before={2}>{`All that ${tiers[index - 1]?.name ?? ''} has, and`}</Text>
            )}
            <Stack as="ul" gap={2} before={3} className={styles.items}>
              {tier.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Stack>
          </li>
        ))}
      </Grid>
      <Text before={8}>
        <JoinLink variant="outline">Choose a membership</JoinLink>
      </Text>
    </Section>
  );
}
