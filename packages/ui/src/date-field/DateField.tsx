'use client';

import { useId, type FocusEvent, type Ref } from 'react';
import { describedBy, ErrorText, LabelText, type FieldProps } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import styles from './DateField.module.css';

/** The text as typed: "3" or "03" for a day, "3" or "March" for a month. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export interface DateFieldProps extends FieldProps<DateParts> {
  /** Lets the browser autofill the visitor's date of birth. */
  isBirthday?: boolean;
  /** The parts that the error is about; all of them by default. */
  invalidParts?: readonly (keyof DateParts)[];
  /** The input for the day. */
  ref?: Ref<HTMLInputElement>;
}

const parts = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day', inputMode: 'numeric', width: 'twoDigits' },
  // The month may be typed as a name, so the keyboard is not numeric.
  { part: 'month', label: 'Month', autoComplete: 'bday-month', inputMode: 'text', width: 'name' },
  { part: 'year', label: 'Year', autoComplete: 'bday-year', inputMode: 'numeric', width: 'fourDigits' },
] as const;

const everyPart = parts.map(({ part }) => part);

/**
 * Three short text fields in a group. The focus never moves by itself: people type a date they know faster than they
 * pick it from a calendar, and a visitor who corrects the day must not be moved to the month.
 */
export function DateField({ label, description, id, isRequired, onBlur, ...rest }: DateFieldProps) {
  const generatedId = useId();
  const base = id ?? generatedId;
  const { error } = rest;
  const descriptionId = description ? `${base}-description` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  const leaving = (event: FocusEvent<HTMLElement>) => {
    // Moving from one part to another does not leave the field.
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <fieldset className={field.field} aria-describedby={describedBy(descriptionId, errorId)}>
      <legend className={field.label}>
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      {description && (
        <span id={descriptionId} className={field.description}>
          {description}
        </span>
      )}
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <DatePart
            key={part.part}
            {...rest}
            part={part}
            id={index === 0 ? base : `${base}-${part.part}`}
            ref={index === 0 ? rest.ref : undefined}
            isRequired={isRequired}
            errorId={errorId}
            onBlur={leaving}
          />
        ))}
      </div>
      {error && (
        <span id={errorId} className={field.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </fieldset>
  );
}

type SharedByParts = Omit<DateFieldProps, 'label' | 'description' | 'id' | 'isRequired' | 'onBlur' | 'ref'>;

interface DatePartProps extends SharedByParts {
  part: (typeof parts)[number];
  id: string;
  ref: Ref<HTMLInputElement> | undefined;
  isRequired: boolean | undefined;
  errorId: string | undefined;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

function DatePart({
  part: { part, label, autoComplete, inputMode, width },
  id,
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  isRequired,
  isBirthday = false,
  error,
  errorId,
  invalidParts = everyPart,
  ref,
}: DatePartProps) {
  return (
    <div className={styles[width]}>
      <label className={styles.partLabel} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        className={field.control}
        type="text"
        name={`${name}.${part}`}
        autoComplete={isBirthday ? autoComplete : 'off'}
        inputMode={inputMode}
        value={value[part]}
        disabled={isDisabled}
        aria-invalid={(error !== undefined && invalidParts.includes(part)) || undefined}
        aria-describedby={errorId}
        aria-required={isRequired || undefined}
        onChange={(event) => onChange({ ...value, [part]: event.target.value })}
        onBlur={onBlur}
      />
    </div>
  );
}
