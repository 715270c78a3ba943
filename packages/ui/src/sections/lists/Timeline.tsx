import { Box } from '../../layout/Box.tsx';
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

/** The same in two columns between hairlines, for short times: years. */
export function Chronicle({ entries }: TimelineProps) {
  return (
    <Box as="ol" lines="around" className={styles.chronicle}>
      {entries.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b>
          <p>{what}</p>
        </li>
      ))}
    </Box>
  );
}
