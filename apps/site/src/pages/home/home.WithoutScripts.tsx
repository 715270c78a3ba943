import { deskLine } from '@myler/config/contact';
import styles from './home.WithoutScripts.module.css';

/** The links of our e-mails lead to this page, where a script opens their dialog: their tokens are sent to no server. */
export function HomeWithoutScripts() {
  return (
    <p className={styles.sentence}>
      If a link in one of our e-mails brought you here: its button needs JavaScript, which is switched off, and nothing
      has changed. Switch it on and open the link again, or ring the desk on{' '}
      <a href={deskLine.href}>{deskLine.display}</a>.
    </p>
  );
}
