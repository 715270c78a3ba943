import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './FilterRadios.module.css';

export interface FilterRadiosProps {
  label: string;
  name: string;
  /** The first, with an empty value, means any. Unlike a select's, a label can hold a price in every currency. */
  options: readonly { value: string; label: ReactNode; count?: number | undefined }[];
  /** The value in the address. Later choices are kept by the browser. */
  defaultValue: string;
}

/** A choice in the open, in a row of its own: for few values, or for labels that a select cannot hold. */
export function FilterRadios({ label, name, options, defaultValue }: FilterRadiosProps) {
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: words, count }) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>{words}</span>
            {count !== undefined && <span className={classNames(styles.count, 'heard-around')}>{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
