import { contactLines, mailboxes } from '@myler/config/contact';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import styles from './press.Contact.module.css';

/** The press contacts by city. */
export function PressContact() {
  return (
    <Section band="paper" labelledBy="contact-title">
      <div className={styles.contact}>
        <div>
          <Label>The press office</Label>
          <h2 id="contact-title">Somebody who knows picks up.</h2>
          <p className={styles.words}>
            Imogen Hale answers for the house, Rafael Duarte for the hotels, and both take ten minutes between trains.
            Write to <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a> and say when you print. We lend no
            rooms for reviews; come as our members do, and we will tell you nothing beforehand.
          </p>
        </div>
        <ul className={styles.lines}>
          {contactLines.map(({ city, display, href }) => (
            <li key={city} className={styles.line}>
              <span>{city}</span>
              <a href={href}>{display}</a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
