import { contactLines, mailboxes } from '@myler/config/contact';
import { Label } from '@myler/ui/label';
import { Cluster, Split } from '@myler/ui/layout';
import { Section } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import styles from './press.Contact.module.css';

/** The press contacts by city. */
export function PressContact() {
  return (
    <Section band="paper" labelledBy="contact-title">
      <Split ratio="7/5" rows={8} across={9} align="end">
        <div>
          <Label>The press office</Label>
          <h2 id="contact-title">Somebody who knows picks up.</h2>
          <Text tone="quiet" before={6} measure>
            Imogen Hale answers for the house, Rafael Duarte for the hotels, and both take ten minutes between trains.
            Write to <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a> and say when you print. We lend no
            rooms for reviews; come as our members do, and we will tell you nothing beforehand.
          </Text>
        </div>
        <ul>
          {contactLines.map(({ city, display, href }) => (
            <Cluster key={city} as="li" gap={5} rows={0} justify="between" className={styles.line}>
              <span>{city}</span>
              <a href={href}>{display}</a>
            </Cluster>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
