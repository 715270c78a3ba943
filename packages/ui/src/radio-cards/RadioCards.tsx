'use client';

import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, type FieldProps } from '../field/FieldParts.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
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

export interface RadioCardsProps extends FieldProps<string> {
  options: readonly RadioCardOption[];
  /** For a legend that the page already shows as a heading. */
  labelHidden?: boolean;
  /** The first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice among cards with rich content. Native radios, so that arrow keys, forms and screen readers work. */
export function RadioCards({
  labelHidden = false,
  id,
  name,
  isDisabled,
  value,
  onChange,
  onBlur,
  options,
  ref,
  ...group
}: RadioCardsProps) {
  const generatedId = useId();
  const base = id ?? generatedId;
  return (
    <RadioGroup {...group} id={base} labelHidden={labelHidden}>
      <div className={styles.cards}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            {...option}
            id={index === 0 ? base : `${base}-${option.value}`}
            ref={index === 0 ? ref : undefined}
            name={name}
            isChecked={option.value === value}
            isDisabled={isDisabled || option.isDisabled}
            onChoose={() => onChange(option.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </RadioGroup>
  );
}

interface RadioCardProps extends Omit<RadioCardOption, 'isDisabled'>, Pick<RadioCardsProps, 'name' | 'onBlur'> {
  id: string;
  ref: Ref<HTMLInputElement> | undefined;
  isChecked: boolean;
  isDisabled: boolean | undefined;
  onChoose: () => void;
}

function RadioCard({ id, ref, name, value, isChecked, isDisabled, onChoose, onBlur, ...shown }: RadioCardProps) {
  const { title, description, price, media } = shown;
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        id={id}
        ref={ref}
        className={styles.radio}
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy(description ? `${id}-text` : undefined, price ? `${id}-price` : undefined)}
        onChange={onChoose}
        onBlur={onBlur}
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
