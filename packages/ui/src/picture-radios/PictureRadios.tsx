'use client';

import { useId } from 'react';
import { RadioGroup, type RadioFieldProps } from '../field/RadioGroup.tsx';
import { Picture, type PictureData } from '../picture/Picture.tsx';
import styles from './PictureRadios.module.css';

export interface PictureOption {
  value: string;
  /** The name of the radio, below its picture. */
  title: string;
  /** All pictures have the same shape. The `alt` text is the radio's description. */
  picture: PictureData;
}

export interface PictureRadiosProps extends RadioFieldProps<PictureOption> {
  /** The width of one picture, as in HTML's `sizes`. */
  sizes?: string;
}

/** One choice among pictures, each with a name. */
export function PictureRadios({ sizes = '12rem', ...props }: PictureRadiosProps) {
  const base = useId();
  return (
    <RadioGroup {...props} className={styles.pictures}>
      {({ value, title, picture }, radio) => (
        <label key={value} className={styles.option}>
          <input
            {...radio}
            className={styles.radio}
            aria-label={title}
            aria-describedby={picture.alt ? `${base}-${value}-shows` : undefined}
          />
          <PictureWords id={`${base}-${value}-shows`} title={title} picture={picture} sizes={sizes} />
        </label>
      )}
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
