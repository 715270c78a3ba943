import { deskLine } from '@myler/config/contact';
import styles from './home.WithoutScripts.module.css';

/** The links of our e-mails lead to this page, where a script opens their dialog: their tokens are sent to no server. */
export function HomeWithoutScripts() {
  return (
    <p className={styles.sentence}>
      Here by a link in an e-mail? Its button needs JavaScript, which is off. Nothing has changed. Switch it on and open
      the link again, or ring <a href={deskLine.href}>{deskLine.display}</a>.
    </p>
  );
}
