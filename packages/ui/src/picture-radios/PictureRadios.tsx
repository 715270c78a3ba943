'use client';

import { useId, type Ref } from 'react';
import type { FieldProps } from '../field/FieldParts.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { Picture, type PictureData } from '../picture/Picture.tsx';
import styles from './PictureRadios.module.css';

export interface PictureOption {
  value: string;
  /** The name of the radio, below its picture. */
  title: string;
  /** All pictures have the same shape. The `alt` text is the radio's description. */
  picture: PictureData;
}

export interface PictureRadiosProps extends FieldProps<string> {
  options: readonly PictureOption[];
  /** For a legend that the page already shows as a heading. */
  labelHidden?: boolean;
  /** The width of one picture, as in HTML's `sizes`. */
  sizes?: string;
  /** The first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice among pictures, each with a name. Native radios. */
export function PictureRadios({
  labelHidden = false,
  id,
  name,
  isDisabled,
  value,
  onChange,
  onBlur,
  options,
  sizes = '12rem',
  ref,
  ...group
}: PictureRadiosProps) {
  const generatedId = useId();
  const base = id ?? generatedId;
  return (
    <RadioGroup {...group} id={base} labelHidden={labelHidden}>
      <div className={styles.pictures}>
        {options.map(({ value: option, title, picture }, index) => (
          <label key={option} className={styles.option}>
            <input
              id={index === 0 ? base : `${base}-${option}`}
              ref={index === 0 ? ref : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              disabled={isDisabled}
              aria-label={title}
              aria-describedby={picture.alt ? `${base}-${option}-shows` : undefined}
              onChange={() => onChange(option)}
              onBlur={onBlur}
            />
            <PictureWords id={`${base}-${option}-shows`} title={title} picture={picture} sizes={sizes} />
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}

interface PictureWordsProps extends Pick<PictureOption, 'title' | 'picture'> {
  /** The id of the element that describes the picture. */
  id: string;
  sizes: string;
}

/** The picture and its title. The title names the radio, the picture's `alt` text describes it. */
function PictureWords({ id, title, picture, sizes }: PictureWordsProps) {
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />
      </span>
      {picture.alt && (
        <span id={id} className="visually-hidden">
          {picture.alt}
        </span>
      )}
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
    </>
  );
}
