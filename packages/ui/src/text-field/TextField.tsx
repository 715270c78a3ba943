'use client';

import type { Ref } from 'react';
import { Input } from 'react-aria-components';
import type { TypedFieldProps } from '../field/FieldParts.tsx';
import { TypedField } from '../field/TypedField.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps extends TypedFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, description and error. */
export function TextField({ ref, type = 'text', ...field }: TextFieldProps) {
  return (
    <TypedField {...field} type={type}>
      <Input
        // A name in Arabic or Hebrew is written from right to left.
        dir="auto"
        {...(ref ? { ref } : {})}
        {...(field.placeholder ? { placeholder: field.placeholder } : {})}
        className={styles.control ?? ''}
      />
    </TypedField>
  );
}
