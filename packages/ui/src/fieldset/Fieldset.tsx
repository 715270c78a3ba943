import { useId, type ReactNode } from 'react';
import { describedBy, ErrorText } from '../field/FieldParts.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './Fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  legendHidden?: boolean;
  description?: ReactNode;
  error?: string | undefined;
  /** `two` sets short fields side by side from 450 px up. */
  columns?: 'one' | 'two';
  children: ReactNode;
}

/** A group of related fields. */
export function Fieldset({
  legend,
  legendHidden = false,
  description,
  error,
  columns = 'one',
  children,
}: FieldsetProps) {
  const id = useId();
  return (
    <fieldset
      className={field.field}
      aria-describedby={describedBy(description ? `${id}-description` : undefined, error && `${id}-error`)}
    >
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={classNames(styles.fields, columns === 'two' && styles.two)}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </fieldset>
  );
}
