import type { MembershipPrice } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { MembershipCategory, MembershipId } from '@myler/config/memberships';
import { live } from '@myler/islands/attributes';
import { Section } from '@myler/ui/section';
import { Tabs } from '@myler/ui/tabs';
import { WithoutScripts } from '../../features/without-scripts/WithoutScripts.tsx';
import { Comparison } from './membership.Comparison.tsx';
import { CorporateEnquiry } from './membership.CorporateEnquiry.tsx';
import { KeyFacts } from './membership.KeyFacts.tsx';
import { OtherCards } from './membership.OtherCards.tsx';
import { PaysForItself } from './membership.PaysForItself.tsx';
import type { EnteredYear } from '@myler/domain/payback';
import { Opening } from '@myler/ui/sections/opening';

export interface MembershipPageProps {
  category: MembershipCategory;
  /** Show only the lines in which the cards differ. */
  differences: boolean;
  year: EnteredYear;
  asked?: MembershipId;
  /** Empty when the prices did not arrive. */
  prices: readonly MembershipPrice[];
}

const opening = {
  leisure: {
    title: ['Six cards, and', 'where they part.'],
    lead: 'Hotels, prices and advice are the same for everyone. What changes is who answers, how soon, and what is waiting in the room.',
  },
  corporate: {
    title: ['Two cards for', 'a family business.'],
    lead: 'One is for the table, the other for everything between the boardroom and the summer house. Both expect children.',
  },
} as const;

export function MembershipPage({ category, differences, year, asked, prices }: MembershipPageProps) {
  const { title, lead } = opening[category];
  return (
    <>
      {/* The link "Join" leads here, where a script opens the wizard. */}
      <WithoutScripts then="load the page again">
        Joining needs JavaScript, which is off. Nothing has been charged.
      </WithoutScripts>
      <Section band="paper" id={category}>
        <Opening
          label="Membership"
          title={
            <>
              <span>{title[0]}</span>
              <br /> <span>{title[1]}</span>
            </>
          }
          lead={lead}
        />
        <Comparison
          category={category}
          onlyDifferences={differences}
          prices={prices}
          tabsAttributes={live({ 'in-place': true })}
          tabs={
            <Tabs
              label="Kinds of membership"
              items={[
                { label: 'Leisure', href: address('/membership'), current: category === 'leisure' },
                {
                  label: 'Corporate',
                  href: address('/membership', { search: { category: 'corporate' } }),
                  current: category === 'corporate',
                },
              ]}
            />
          }
        />
      </Section>
      {category === 'leisure' ? (
        <PaysForItself year={year} prices={prices} />
      ) : (
        <CorporateEnquiry membershipId={asked} />
      )}
      <OtherCards category={category} prices={prices} />
      <KeyFacts prices={prices} />
    </>
  );
}
