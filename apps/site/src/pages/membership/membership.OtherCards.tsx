import type { MembershipPrice } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { MembershipCategory } from '@myler/config/memberships';
import { tiersOf } from '@myler/domain/comparison';
import { Section, SectionHeading } from '@myler/ui/section';
import { MembershipTiers } from '../../features/memberships/MembershipTiers.tsx';

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
        <SectionHeading
          label="Leisure"
          title="And four for those who travel without an agenda."
          more={{ href: address('/membership'), label: 'Compare the four' }}
        />
        <MembershipTiers tiers={tiersOf('leisure')} prices={prices} before={9} />
      </Section>
    );
  return (
    <Section band="paper" id="corporate">
      <SectionHeading
        label="Corporate"
        title="For a family business."
        more={{ href: address('/membership', { search: { category: 'corporate' } }), label: 'Compare the two' }}
      />
      <MembershipTiers tiers={tiersOf('corporate')} prices={prices} benefits beside before={9} />
    </Section>
  );
}
