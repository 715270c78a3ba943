import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './FilterBar.module.css';

export interface FilterSelectProps {
  label: string;
  name: string;
  /** What each choice would leave is said beside it. The first, with an empty value, stands for any. */
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** What the address says. The browser keeps what is chosen next. */
  defaultValue: string;
  /** `line` stands alone in a row, without hairlines: for the order of a list. */
  look?: 'cell' | 'line';
}

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
          data-set={defaultValue !== '' || undefined}
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
