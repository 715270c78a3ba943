import type { ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { describedBy, ErrorText, type FieldProps } from './FieldParts.tsx';
import styles from './field.module.css';

interface RadioGroupProps extends Pick<FieldProps<string>, 'label' | 'description' | 'error' | 'isRequired'> {
  /** The id of the first radio, and the prefix of the ids of the description and the error. */
  id: string;
  labelHidden: boolean;
  /** The radios. */
  children: ReactElement | (ReactElement | false | undefined)[];
}

/** A group of native radios with its label, its description and its error. */
export function RadioGroup({ id, label, labelHidden, description, error, isRequired, children }: RadioGroupProps) {
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(description ? `${id}-description` : undefined, error && `${id}-error`)}
    >
      <legend className={classNames(labelHidden ? 'visually-hidden' : styles.label)}>{label}</legend>
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </fieldset>
  );
}
