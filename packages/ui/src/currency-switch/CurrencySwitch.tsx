'use client';

import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './CurrencySwitch.module.css';

export interface CurrencySwitchProps {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The accessible name. */
  label?: string;
}

/** A native select with the currencies that the caller offers. */
export function CurrencySwitch({ value, options, onChange, label = 'Currency' }: CurrencySwitchProps) {
  const id = useId();
  return (
    <span className={styles.switch}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        name="currency"
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} className={styles.icon} />
    </span>
  );
}
