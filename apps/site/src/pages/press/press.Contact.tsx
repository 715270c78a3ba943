import { contactLines, mailboxes } from '@myler/config/contact';
import { Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { ContactLines } from '@myler/ui/sections/lists';
import { Text } from '@myler/ui/text';

/** The press contacts by city. */
export function PressContact() {
  return (
    <Section band="paper" labelledBy="contact-title">
      <Split ratio="7/5" rows={8} across={9} align="end">
        <div>
          <SectionHeading label="The press office" title="Somebody who knows picks up." id="contact-title" />
          <Text tone="quiet" before={6} measure>
            Imogen Hale answers for the house, Rafael Duarte for the hotels, and both take ten minutes between trains.
            Write to <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a> and say when you print. We lend no
            rooms for reviews; come as our members do, and we will tell you nothing beforehand.
          </Text>
        </div>
        <ContactLines lines={contactLines} />
      </Split>
    </Section>
  );
}
