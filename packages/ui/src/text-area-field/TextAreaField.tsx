'use client';

import type { Ref } from 'react';
import type { FieldProps } from '../field/FieldParts.tsx';
import { NativeField } from '../field/NativeField.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './TextAreaField.module.css';

/** From here on how much is left is read out. */
const NEARLY_FULL = 20;

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
        <>
          <p className={styles.counter} data-too-long={left < 0 || undefined}>
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
          {/* Read out when it begins to matter, and not at each key. */}
          <output className="visually-hidden">
            {left < 0 ? 'Too many characters' : left < NEARLY_FULL ? `Fewer than ${NEARLY_FULL} characters left` : ''}
          </output>
        </>
      )}
    </div>
  );
}
