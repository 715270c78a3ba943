'use client';

import type { ReactNode } from 'react';
import { RadioGroup, type RadioFieldProps } from '../field/RadioGroup.tsx';
import styles from './ChoiceChips.module.css';

export interface ChoiceChip {
  value: string;
  /** A word or an amount. Use `RadioCards` for options that need a sentence. */
  label: ReactNode;
}

export type ChoiceChipsProps = RadioFieldProps<ChoiceChip>;

/** One choice among a few short options, all visible: amounts, currencies, now or later. */
export function ChoiceChips(props: ChoiceChipsProps) {
  return (
    <RadioGroup {...props} className={styles.chips}>
      {({ value, label }, radio) => (
        <label key={value} className={styles.chip}>
          <input {...radio} className={styles.radio} />
          <span className={styles.words}>{label}</span>
        </label>
      )}
    </RadioGroup>
  );
}
