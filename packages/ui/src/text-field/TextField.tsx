'use client';

import type { Ref } from 'react';
import { Input } from 'react-aria-components';
import type { TypedFieldProps } from '../field/FieldParts.tsx';
import { TypedField } from '../field/TypedField.tsx';
import { inputKinds, type InputKind } from '../field/input-kinds.ts';
import styles from '../field/field.module.css';

export interface TextFieldProps extends Omit<TypedFieldProps, 'inputMode'> {
  /** What is typed: it sets the keyboard of a telephone, and what is corrected. */
  kind: Exclude<InputKind, 'password' | 'search'>;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, description and error. */
export function TextField({ ref, kind, ...field }: TextFieldProps) {
  return (
    // Not "email": an input of that type does not tell where its caret is, so that it would be lost when React replaces it.
    <TypedField {...field} type={kind === 'telephone' ? 'tel' : 'text'}>
      <Input
        {...inputKinds[kind]}
        // A name in Arabic or Hebrew is written from right to left.
        dir="auto"
        {...(ref ? { ref } : {})}
        {...(field.placeholder ? { placeholder: field.placeholder } : {})}
        className={styles.control ?? ''}
      />
    </TypedField>
  );
}
