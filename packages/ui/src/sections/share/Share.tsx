import type { HTMLAttributes, ReactNode } from 'react';
import { Cluster } from '../../layout/Cluster.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Share.module.css';

export interface ShareProps {
  /** The accessible name. */
  label: string;
  title: string;
  /** The buttons: share, print. */
  children: ReactNode;
  /** Attributes of the element into which a script writes what a button has done. */
  status?: HTMLAttributes<HTMLElement>;
}

/** At the end of a text: ways to pass it on. */
export function Share({ label, title, children, status }: ShareProps) {
  return (
    <aside className={styles.share} aria-label={label}>
      <Text size="subtitle">{title}</Text>
      <Cluster gap={5} rows={3} className={styles.actions}>
        {children}
      </Cluster>
      <Text size="small" tone="quiet" className={styles.status} role="status" {...status} />
    </aside>
  );
}
