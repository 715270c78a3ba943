'use client';

import type { ReactNode } from 'react';
import { describedBy } from '../field/FieldParts.tsx';
import { RadioGroup, type RadioFieldProps, type RadioProps } from '../field/RadioGroup.tsx';
import styles from './RadioCards.module.css';

export interface RadioCardOption {
  value: string;
  /** The accessible name of the radio. */
  title: string;
  description?: ReactNode;
  /** At the end of the card: a price. */
  price?: ReactNode;
  /** A picture or a membership card, before the text. */
  media?: ReactNode;
  isDisabled?: boolean;
}

export type RadioCardsProps = RadioFieldProps<RadioCardOption>;

/** One choice among cards with rich content. */
export function RadioCards(props: RadioCardsProps) {
  return (
    <RadioGroup {...props} className={styles.cards}>
      {(option, radio) => <RadioCard key={option.value} option={option} radio={radio} />}
    </RadioGroup>
  );
}

function RadioCard({ option, radio }: { option: RadioCardOption; radio: RadioProps }) {
  const { title, description, price, media } = option;
  const { id } = radio;
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        {...radio}
        className={styles.radio}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy(description ? `${id}-text` : undefined, price ? `${id}-price` : undefined)}
      />
      {media && (
        <span className={styles.media} aria-hidden="true">
          {media}
        </span>
      )}
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {description && (
          <span id={`${id}-text`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {price && (
        <span id={`${id}-price`} className={styles.price}>
          {price}
        </span>
      )}
    </label>
  );
}
