import type { MembershipPrice } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { memberships } from '@myler/config/memberships';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { MembershipTiers } from '../../features/memberships/MembershipTiers.tsx';
import styles from './home.Memberships.module.css';

const leisure = memberships.filter((membership) => membership.category === 'leisure');
const corporate = memberships.filter((membership) => membership.category === 'corporate');

export function HomeMemberships({ prices }: { prices: readonly MembershipPrice[] }) {
  return (
    <Section band="paper-2" id="membership">
      <Label>Membership</Label>
      <h2>Choose how far we go with you.</h2>
      {prices.length === 0 && (
        <p className={styles.note} role="status">
          Prices did not reach us just now. The desk has them by heart: <a href={deskLine.href}>{deskLine.display}</a>.
        </p>
      )}
      <MembershipTiers tiers={leisure} prices={prices} />
      <div className={styles.corporate}>
        <div>
          <h3 className={styles.corporateTitle}>Corporate, for a family business.</h3>
          <p className={styles.corporateText}>
            Two cards for companies whose people travel with children, and eat with clients who do.
          </p>
        </div>
        <MembershipTiers tiers={corporate} prices={prices} beside />
      </div>
    </Section>
  );
}
