'use client';

import { useId, type ComponentProps, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { describedBy, ErrorText, type FieldProps } from './FieldParts.tsx';
import styles from './field.module.css';

/** The props of every field that is one choice among several. */
export interface RadioFieldProps<Option> extends FieldProps<string> {
  options: readonly Option[];
  /** For a legend that the page already shows as a heading. */
  labelHidden?: boolean;
}

export type RadioProps = ComponentProps<'input'> & { id: string };

interface RadioGroupProps<Option> extends RadioFieldProps<Option> {
  /** Of the element around the options. */
  className: string | undefined;
  /** One option, with the props of its radio. */
  children: (option: Option, radio: RadioProps) => ReactElement;
}

/** Native radios, so that arrow keys, forms and screen readers work, with their label, their description and their error. */
export function RadioGroup<Option extends { value: string; isDisabled?: boolean }>({
  id,
  name,
  label,
  labelHidden = false,
  description,
  error,
  isRequired,
  isDisabled,
  value,
  onChange,
  onBlur,
  options,
  className,
  children,
}: RadioGroupProps<Option>) {
  const generatedId = useId();
  const base = id ?? generatedId;
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(description ? `${base}-description` : undefined, error && `${base}-error`)}
    >
      <legend className={classNames(labelHidden ? 'visually-hidden' : styles.label)}>{label}</legend>
      {description && (
        <span id={`${base}-description`} className={styles.description}>
          {description}
        </span>
      )}
      <div className={className}>
        {options.map((option, index) =>
          children(option, {
            // A summary of errors links to the first radio by the id of the field.
            id: index === 0 ? base : `${base}-${option.value}`,
            type: 'radio',
            name,
            value: option.value,
            checked: option.value === value,
            disabled: isDisabled || option.isDisabled,
            onChange: () => onChange(option.value),
            onBlur,
          }),
        )}
      </div>
      {error && (
        <span id={`${base}-error`} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </fieldset>
  );
}
