import { Section, SectionHeading } from '@myler/ui/section';
import { Island } from '@myler/islands/island';
import { Split } from '@myler/ui/layout';
import { SiteNewsletter } from '../../features/newsletter/newsletter.island.tsx';

export function HomeNewsletter() {
  return (
    <Section band="paper-2" id="letter">
      <Split ratio="1/1" rows={7} align="end">
        <div>
          <SectionHeading label="The letter" title="About once a fortnight, somewhere worth packing for." />
        </div>
        <Island of="newsletter" hydrateOn="intent" component={SiteNewsletter} />
      </Split>
    </Section>
  );
}
