import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  /** Named fields that stand side by side between hairlines: `FilterSelect`, `FilterText`. */
  children: ReactNode;
  /** What is either asked for or not, in a row below: `FilterToggle`. */
  toggles?: ReactNode;
  /** At the end of that row: the button that sends the form, the link that clears it. */
  actions?: ReactNode;
}

/** What narrows a list. It stands in a form of yours, whose address says what is set: it works without scripts. */
export function FilterBar({ children, toggles, actions }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.cells}>{children}</div>
      {(toggles || actions) && (
        <div className={styles.row}>
          {toggles && <div className={styles.toggles}>{toggles}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
