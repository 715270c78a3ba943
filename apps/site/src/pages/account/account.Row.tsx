import { Heading } from '@myler/ui/heading';
import { Split, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { useId, type ReactNode } from 'react';
import styles from './account.Row.module.css';

interface RowProps {
  title: string;
  /** A line or two below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Rows between hairlines: the title at the side, the matter beside it. On telephones they are stacked. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

export function Row({ title, lead, children }: RowProps) {
  const id = useId();
  return (
    <Split as="section" ratio="5/7" rows={6} className={styles.row} aria-labelledby={id}>
      <div>
        <Heading id={id} level={2} size="title-2" className={styles.title} tabIndex={-1}>
          {title}
        </Heading>
        {lead && (
          <Text tone="quiet" before={3} className={styles.lead}>
            {lead}
          </Text>
        )}
      </div>
      <Stack gap={6} className={styles.matter}>
        {children}
      </Stack>
    </Split>
  );
}
