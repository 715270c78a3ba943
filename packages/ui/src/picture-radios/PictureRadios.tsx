import { useId, type Ref } from 'react';
import { describedBy, ErrorWords, type FieldProps } from '../field/FieldParts.tsx';
import { classNames } from '../internal/class-names.ts';
import { Picture, type PictureData } from '../picture/Picture.tsx';
import field from '../field/field.module.css';
import styles from './PictureRadios.module.css';

export interface PictureOption {
  value: string;
  /** The radio's name, below its picture. */
  title: string;
  /** All of one shape. What it shows is the radio's description. */
  picture: PictureData;
}

export interface PictureRadiosProps extends FieldProps<string> {
  options: readonly PictureOption[];
  /** The legend may already be on the screen as a heading. */
  labelHidden?: boolean;
  /** How wide one picture stands, as in HTML. */
  sizes?: string;
  /** To the first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice among pictures, each with its name. Native radios. */
export function PictureRadios({
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
  sizes = '12rem',
  ref,
}: PictureRadiosProps) {
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
      <div className={styles.pictures}>
        {options.map(({ value: optionValue, title, picture }, index) => (
          <label key={optionValue} className={styles.option}>
            <input
              id={index === 0 ? base : `${base}-${optionValue}`}
              ref={index === 0 ? ref : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={optionValue}
              checked={optionValue === value}
              disabled={isDisabled}
              aria-label={title}
              aria-describedby={picture.alt ? `${base}-${optionValue}-shows` : undefined}
              onChange={() => onChange(optionValue)}
              onBlur={onBlur}
            />
            <span className={styles.picture} aria-hidden="true">
              <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />
            </span>
            {picture.alt && (
              <span id={`${base}-${optionValue}-shows`} className="visually-hidden">
                {picture.alt}
              </span>
            )}
            <span className={styles.title} aria-hidden="true">
              {title}
            </span>
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
