'use client';

import type { Ref } from 'react';
import type { FieldProps } from '../field/FieldParts.tsx';
import { NativeField } from '../field/NativeField.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './SelectField.module.css';

export interface SelectFieldProps extends FieldProps<string> {
  options: readonly { value: string; label: string }[];
  /** Shown while the value is empty. It cannot be selected. */
  placeholder?: string;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A styled native select, because it works best on telephones and needs no code. */
export function SelectField({
  options,
  placeholder = 'Choose',
  autoComplete,
  ref,
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  ...shell
}: SelectFieldProps) {
  return (
    <NativeField {...shell}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...control}
            ref={ref}
            className={classNames(field.control, styles.select)}
            name={name}
            autoComplete={autoComplete}
            value={value}
            disabled={isDisabled}
            data-empty={value === '' || undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {!options.some((option) => option.value === '') && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={16} className={styles.icon} />
        </div>
      )}
    </NativeField>
  );
}
