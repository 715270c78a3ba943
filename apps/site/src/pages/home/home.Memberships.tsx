import type { MembershipPrice } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { memberships } from '@myler/config/memberships';
import { Heading } from '@myler/ui/heading';
import { Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { MembershipTiers } from '../../features/memberships/MembershipTiers.tsx';
import styles from './home.Memberships.module.css';

const leisure = memberships.filter((membership) => membership.category === 'leisure');
const corporate = memberships.filter((membership) => membership.category === 'corporate');

export function HomeMemberships({ prices }: { prices: readonly MembershipPrice[] }) {
  return (
    <Section band="paper-2" id="membership">
      <SectionHeading label="Membership" title="Choose how far we go with you." />
      {prices.length === 0 && (
        <Text tone="quiet" before={6} role="status">
          Prices did not reach us just now. The desk has them by heart: <a href={deskLine.href}>{deskLine.display}</a>.
        </Text>
      )}
      <MembershipTiers tiers={leisure} prices={prices} before={9} />
      <Split ratio="1/3" rows={7} across={7} before={9} className={styles.corporate}>
        <div>
          <Heading level={3} size="title-2">
            Corporate, for a family business.
          </Heading>
          <Text tone="quiet" before={3} className={styles.corporateText}>
            Two cards for companies whose people travel with children, and eat with clients who do.
          </Text>
        </div>
        <MembershipTiers tiers={corporate} prices={prices} beside />
      </Split>
    </Section>
  );
}
