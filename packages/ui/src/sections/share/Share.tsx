import type { HTMLAttributes, ReactNode } from 'react';
import { Cluster } from '../../layout/Cluster.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
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
    <ScreenOnly as="aside" before={9} className={styles.share} aria-label={label}>
      <Cluster gap={6} rows={4} justify="between">
        <Text size="subtitle">{title}</Text>
        <Cluster gap={5} rows={3}>
          {children}
        </Cluster>
      </Cluster>
      <Text size="small" tone="quiet" className={styles.status} role="status" {...status} />
    </ScreenOnly>
  );
}
