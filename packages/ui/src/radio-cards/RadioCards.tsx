import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, ErrorWords, type FieldProps } from '../field/FieldParts.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './RadioCards.module.css';

export interface RadioCardOption {
  value: string;
  /** The radio's name, by itself. */
  title: string;
  description?: ReactNode;
  /** What stands on the far side: a price. */
  aside?: ReactNode;
  /** A picture or a card, left of the words. */
  media?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioCardsProps extends FieldProps<string> {
  options: readonly RadioCardOption[];
  /** The legend may already be on the screen as a heading. */
  labelHidden?: boolean;
  /** To the first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice among rich cards. Native radios: arrows, forms and screen readers know them. */
export function RadioCards({
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
}: RadioCardsProps) {
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
      <div className={styles.cards}>
        {options.map((option, index) => {
          const optionId = index === 0 ? base : `${base}-${option.value}`;
          return (
            <label key={option.value} className={styles.card} htmlFor={optionId}>
              <input
                id={optionId}
                ref={index === 0 ? ref : undefined}
                className={styles.radio}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled || option.isDisabled}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={describedBy(
                  option.description ? `${optionId}-text` : undefined,
                  option.aside ? `${optionId}-aside` : undefined,
                )}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              {option.media && (
                <span className={styles.media} aria-hidden="true">
                  {option.media}
                </span>
              )}
              <span className={styles.words}>
                <span id={`${optionId}-title`} className={styles.title}>
                  {option.title}
                </span>
                {option.description && (
                  <span id={`${optionId}-text`} className={styles.description}>
                    {option.description}
                  </span>
                )}
              </span>
              {option.aside && (
                <span id={`${optionId}-aside`} className={styles.aside}>
                  {option.aside}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <span id={`${base}-error`} className={field.error}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      )}
    </fieldset>
  );
}
