'use client';

import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, ErrorText, type FieldProps } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps extends Omit<FieldProps<boolean>, 'label'> {
  /** The label. A link or a button inside it does not tick the box. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One checkbox with its label and error: for consent, or for a setting that is on or off. */
export function CheckboxField({
  children,
  description,
  error,
  id,
  name,
  isRequired,
  isDisabled,
  value,
  onChange,
  onBlur,
  ref,
}: CheckboxFieldProps) {
  const generatedId = useId();
  const base = id ?? generatedId;
  return (
    <div className={field.field}>
      <div className={styles.row}>
        <input
          id={base}
          ref={ref}
          className={styles.box}
          type="checkbox"
          name={name}
          checked={value}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          aria-describedby={describedBy(description ? `${base}-description` : undefined, error && `${base}-error`)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label className={styles.label} htmlFor={base}>
          {children}
        </label>
      </div>
      {description && (
        <span id={`${base}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {error && (
        <span id={`${base}-error`} className={field.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </div>
  );
}
