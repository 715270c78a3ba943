import { Text } from '../../text/Text.tsx';
import styles from './Timeline.module.css';

export interface TimelineProps {
  entries: readonly { when: string; what: string }[];
}

/** What happened when, one below the other, as on the ribbon of a notebook. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ when, what }) => (
        <li key={when} className={styles.entry}>
          <Text size="small" tone="accent" className={styles.when}>
            {when}
          </Text>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
