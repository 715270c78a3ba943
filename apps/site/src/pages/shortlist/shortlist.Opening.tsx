import type { ReactNode } from 'react';
import { Label } from '@myler/ui/label';
import styles from './shortlist.Opening.module.css';

interface ShortlistOpeningProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function ShortlistOpening({ title, children, actions }: ShortlistOpeningProps) {
  return (
    <div className={styles.opening}>
      <div>
        <Label>Shortlist</Label>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className={styles.lead}>
        <p>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
