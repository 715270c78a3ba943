import { useId } from 'react';
import { classNames } from '../internal/class-names.ts';
import { inputKinds } from '../field/input-kinds.ts';
import styles from './FilterBar.module.css';

export interface FilterTextProps {
  label: string;
  name: string;
  defaultValue: string;
  /** The placeholder, an example of the format: "2, 7". */
  example?: string;
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  /** What it takes, and the words beside it when the browser has refused something else. They need no script. */
  pattern?: { regex: string; problem: string };
}

/** A native text input of a filter form, sent by `name`. */
export function FilterText({ label, name, defaultValue, example, inputMode, maxLength, pattern }: FilterTextProps) {
  const id = useId();
  return (
    <div className={styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        name={name}
        defaultValue={defaultValue}
        placeholder={example}
        {...inputKinds.search}
        inputMode={inputMode}
        maxLength={maxLength}
        pattern={pattern?.regex}
        title={pattern?.problem}
        aria-describedby={pattern && `${id}-problem`}
        autoComplete="off"
        className={classNames(styles.control, styles.text)}
        data-has-value={defaultValue !== '' || undefined}
      />
      {pattern && (
        <p id={`${id}-problem`} className={styles.problem}>
          {pattern.problem}
        </p>
      )}
    </div>
  );
}
