import type { Partner } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Section, SectionHeading } from '@myler/ui/section';
import { MarkGrid } from '@myler/ui/sections/mark-grid';
import type { Outcome } from '../../data/outcome.ts';
import { partnerMarkSrc } from '../../data/partner-mark.ts';
import { Fetched } from '../../features/fallbacks/Fetched.tsx';

export function HomePartners({ partners }: { partners: Outcome<{ items: Partner[] }> }) {
  return (
    <Section band="paper" id="partners">
      <SectionHeading
        label="In good company"
        title="Others who know what a bunk is for."
        more={{ href: address('/partner-with-us'), label: 'Partner with us' }}
      />
      <Fetched
        list={partners}
        failed="Our partners did not reach us."
        empty="We are between partners: nobody is named here until we have travelled with them."
      >
        {(items) => <MarkGrid marks={items.map((partner) => ({ ...partner, src: partnerMarkSrc(partner.id) }))} />}
      </Fetched>
    </Section>
  );
}
