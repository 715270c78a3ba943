'use client';

import { useId, type ReactNode, type Ref } from 'react';
import type { FieldProps } from '../field/FieldParts.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
import styles from './ChoiceChips.module.css';

export interface ChoiceChip {
  value: string;
  /** A word or an amount. Use `RadioCards` for options that need a sentence. */
  label: ReactNode;
}

export interface ChoiceChipsProps extends FieldProps<string> {
  options: readonly ChoiceChip[];
  /** For a legend that the page already shows as a heading. */
  labelHidden?: boolean;
  /** The first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice among a few short options, all visible: amounts, currencies, now or later. Native radios. */
export function ChoiceChips({
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
}: ChoiceChipsProps) {
  const generatedId = useId();
  const base = id ?? generatedId;
  return (
    <RadioGroup {...group} id={base} labelHidden={labelHidden}>
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
    </RadioGroup>
  );
}
