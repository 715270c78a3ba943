import { Box } from '../../layout/Box.tsx';
import type { TimelineProps } from './Timeline.tsx';
import styles from './Chronicle.module.css';

/** What happened when, in two columns between hairlines: for short times, such as years. */
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
