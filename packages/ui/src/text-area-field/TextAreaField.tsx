'use client';

import type { Ref } from 'react';
import type { FieldProps } from '../field/FieldParts.tsx';
import { NativeField } from '../field/NativeField.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps extends FieldProps<string> {
  rows?: number;
  /** The maximum length. The visitor may type more and the counter says so: text is never cut off. */
  limit?: number;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines. With `limit`, it says how many characters are left. */
export function TextAreaField({
  rows = 5,
  limit,
  placeholder,
  ref,
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  ...shell
}: TextAreaFieldProps) {
  const left = limit === undefined ? undefined : limit - Array.from(value).length;
  return (
    <div>
      <NativeField {...shell}>
        {(control) => (
          <textarea
            {...control}
            ref={ref}
            dir="auto"
            className={classNames(field.control, styles.area)}
            name={name}
            rows={rows}
            value={value}
            placeholder={placeholder}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </NativeField>
      {left !== undefined && (
        <output className={styles.counter} data-too-long={left < 0 || undefined}>
          {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
        </output>
      )}
    </div>
  );
}
