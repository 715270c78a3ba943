import type { MembershipId } from '@myler/config/membership-ids';
import { answerDays, withinWorkingDays } from '@myler/config/service';
import { Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { Enquiry } from '../../features/enquiry/Enquiry.tsx';

/** The enquiry form for companies, which usually ask before they join. */
export function CorporateEnquiry({ membershipId }: { membershipId: MembershipId | undefined }) {
  return (
    <Section band="paper-2" id="enquire">
      <Split ratio="5/7" rows={8}>
        <div>
          <SectionHeading label="Before you decide" title="Tell us who travels, and who dines." />
          <Text
            tone="quiet"
            before={6}
            measure
          >{`Which board, how many households, how many children at table, and whether the summer house has a landing stage. Somebody who looks after companies rings or writes ${withinWorkingDays(answerDays['corporate-membership'])}, with figures.`}</Text>
        </div>
        <Enquiry source="corporate-membership" membershipId={membershipId} />
      </Split>
    </Section>
  );
}
