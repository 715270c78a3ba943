import type { MembershipPrice } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { MembershipCategory } from '@myler/config/memberships';
import { Label } from '@myler/ui/label';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { tiersOf } from '@myler/domain/comparison';
import { Cluster } from '@myler/ui/layout';
import { MembershipTiers } from '../../features/memberships/MembershipTiers.tsx';
import styles from './membership.OtherCards.module.css';

interface OtherCardsProps {
  /** The visitor's tab; the cards of the other tab are shown. */
  category: MembershipCategory;
  prices: readonly MembershipPrice[];
}

/** The cards of the other tab, for visitors who came to the wrong one. */
export function OtherCards({ category, prices }: OtherCardsProps) {
  if (category === 'corporate')
    return (
      <Section band="paper" id="leisure">
        <Cluster gap={8} rows={4} align="end" justify="between">
          <div>
            <Label>Leisure</Label>
            <h2>And four for those who travel without an agenda.</h2>
          </div>
          <Link variant="standalone" href={address('/membership')}>
            Compare the four
          </Link>
        </Cluster>
        <MembershipTiers tiers={tiersOf('leisure')} prices={prices} />
      </Section>
    );
  return (
    <Section band="paper" id="corporate">
      <Cluster gap={8} rows={4} align="end" justify="between">
        <div>
          <Label>Corporate</Label>
          <h2>For a family business.</h2>
        </div>
        <Link variant="standalone" href={address('/membership', { search: { category: 'corporate' } })}>
          Compare the two
        </Link>
      </Cluster>
      <div className={styles.corporate}>
        <MembershipTiers tiers={tiersOf('corporate')} prices={prices} benefits beside />
      </div>
    </Section>
  );
}
