import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './FilterBar.module.css';

export interface FilterToggleProps {
  name: string;
  value?: string;
  defaultChecked: boolean;
  children: ReactNode;
  /** How many results it would leave. */
  count?: number | undefined;
}

/** An on/off filter: a checkbox whose whole row is the target. */
export function FilterToggle({ name, value = '1', defaultChecked, children, count }: FilterToggleProps) {
  return (
    <label className={styles.toggle}>
      <input className={styles.box} type="checkbox" name={name} value={value} defaultChecked={defaultChecked} />
      <span>{children}</span>
      {count !== undefined && <span className={classNames(styles.count, 'heard-around')}>{count}</span>}
    </label>
  );
}
