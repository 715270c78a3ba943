import { Heading } from '@myler/ui/heading';
import type { ReactNode } from 'react';
import { Label } from '@myler/ui/label';
import { Cluster, Split, Stack } from '@myler/ui/layout';
import styles from './shortlist.Heading.module.css';

interface ShortlistHeadingProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function ShortlistHeading({ title, children, actions }: ShortlistHeadingProps) {
  return (
    <Split ratio="7/5" rows={7} across={9} align="end">
      <div>
        <Label>Shortlist</Label>
        <Heading level={1} className={styles.title} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      <Stack gap={6} className={styles.lead}>
        <p>{children}</p>
        {actions && (
          <Cluster gap={6} rows={3} only="screen" className={styles.actions}>
            {actions}
          </Cluster>
        )}
      </Stack>
    </Split>
  );
}
