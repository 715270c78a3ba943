import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './FilterBar.module.css';

export interface FilterSelectProps {
  label: string;
  name: string;
  /** Each option shows how many results it would leave. The first, with an empty value, means any. */
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** The value in the address. Later choices are kept by the browser. */
  defaultValue: string;
  /** `line` is alone in a row, without hairlines: for the sort order of a list. */
  look?: 'cell' | 'line';
}

/** A native select of a filter form. It works without JavaScript: the form sends its value by `name`. */
export function FilterSelect({ label, name, options, defaultValue, look = 'cell' }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={look === 'line' ? styles.line : styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          className={classNames(styles.control, styles.select)}
          data-has-value={defaultValue !== '' || undefined}
        >
          {options.map(({ value, label: words, count }) => (
            <option key={value} value={value}>
              {count === undefined ? words : `${words} · ${count}`}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} className={styles.icon} />
      </div>
    </div>
  );
}
