import { deskLine } from '@myler/config/contact';
import { Text } from '@myler/ui/text';
import styles from './WithoutScripts.module.css';

/**
 * What somebody whose browser runs no scripts can do where a dialog would open: switch them on or ring.
 *
 * @param props.children says what needs JavaScript, and what has not happened
 * @param props.then what to do once it is on: "open the link again"
 */
export function WithoutScripts({ children, then }: { children: string; then: string }) {
  return (
    <Text size="small" tone="quiet" only="unscripted" className={styles.sentence}>
      <span>{`${children} Switch it on and ${then}, or ring`}</span> <a href={deskLine.href}>{deskLine.display}</a>.
    </Text>
  );
}
