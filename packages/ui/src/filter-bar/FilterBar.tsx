import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  /** The fields, side by side between hairlines: `FilterSelect`, `FilterText`. */
  children: ReactNode;
  /** The on/off filters, in a row below: `FilterToggle`. */
  toggles?: ReactNode;
  /** At the end of that row: the submit button and the link that clears the form. */
  actions?: ReactNode;
}

/** The filters of a list, in a form: mostly in a `FilterForm`. */
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
