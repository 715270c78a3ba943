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
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.side}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
