import type { ReactNode } from 'react';
import { Label } from '@myler/ui/label';
import styles from './shortlist.Heading.module.css';

interface ShortlistHeadingProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function ShortlistHeading({ title, children, actions }: ShortlistHeadingProps) {
  return (
    <div className={styles.heading}>
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
