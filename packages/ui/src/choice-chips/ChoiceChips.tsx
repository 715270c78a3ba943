import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, ErrorWords, type FieldProps } from '../field/FieldParts.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './ChoiceChips.module.css';

export interface ChoiceChip {
  value: string;
  /** A word or a sum: what needs a sentence stands better in radio cards. */
  label: ReactNode;
}

export interface ChoiceChipsProps extends FieldProps<string> {
  options: readonly ChoiceChip[];
  /** The legend may already be on the screen as a heading. */
  labelHidden?: boolean;
  /** To the first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice among a few short words, all in sight: sums, currencies, now or later. Native radios. */
export function ChoiceChips({
  label,
  labelHidden = false,
  description,
  error,
  id,
  name,
  isRequired,
  isDisabled,
  value,
  onChange,
  onBlur,
  options,
  ref,
}: ChoiceChipsProps) {
  const own = useId();
  const base = id ?? own;
  return (
    <fieldset
      className={field.field}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(description ? `${base}-description` : undefined, error && `${base}-error`)}
    >
      <legend className={classNames(labelHidden ? 'visually-hidden' : field.label)}>{label}</legend>
      {description && (
        <span id={`${base}-description`} className={field.description}>
          {description}
        </span>
      )}
      <div className={styles.chips}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.chip}>
            <input
              id={index === 0 ? base : `${base}-${option.value}`}
              ref={index === 0 ? ref : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={styles.words}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <span id={`${base}-error`} className={field.error}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      )}
    </fieldset>
  );
}
