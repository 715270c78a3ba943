'use client';

import type { Ref } from 'react';
import type { FieldProps } from '../field/FieldParts.tsx';
import { NativeField } from '../field/NativeField.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './NumberField.module.css';

export interface NumberFieldProps extends Omit<FieldProps<number | undefined>, 'onChange'> {
  onChange: (value: number | undefined) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The accessible names of the buttons: "Fewer nights", "More nights". */
  fewerLabel?: string;
  moreLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number, typed or stepped. It is not `type="number"`: that changes on mouse wheel and hides text that it
 * cannot parse. Text that is not a number arrives as `undefined`.
 */
export function NumberField({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  fewerLabel = 'Fewer',
  moreLabel = 'More',
  ref,
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  error,
  ...shell
}: NumberFieldProps) {
  const stepBy = (amount: number) => onChange(Math.min(max, Math.max(min, (value ?? min) + amount)));
  return (
    <NativeField {...shell} error={error}>
      {(control) => (
        <div
          className={classNames(field.row, styles.row)}
          data-invalid={error ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
        >
          <button
            type="button"
            className={field.side}
            disabled={isDisabled || (value !== undefined && value <= min)}
            onClick={() => stepBy(-step)}
          >
            <Icon name="minus" label={fewerLabel} />
          </button>
          <input
            {...control}
            ref={ref}
            className={classNames(field.control, styles.number)}
            type="text"
            inputMode="numeric"
            name={name}
            value={value ?? ''}
            autoComplete="off"
            disabled={isDisabled}
            onChange={(event) => onChange(wholeNumber(event.target.value))}
            onBlur={onBlur}
          />
          <button
            type="button"
            className={field.side}
            disabled={isDisabled || (value !== undefined && value >= max)}
            onClick={() => stepBy(step)}
          >
            <Icon name="plus" label={moreLabel} />
          </button>
        </div>
      )}
    </NativeField>
  );
}

/** Accepts thousands separators: "1,200" and "1 200". */
function wholeNumber(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,’']/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
