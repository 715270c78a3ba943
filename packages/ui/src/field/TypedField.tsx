'use client';

import type { ReactElement } from 'react';
import { Label, Text, TextField as AriaTextField } from 'react-aria-components';
import { ErrorText, LabelText, type TypedFieldProps } from './FieldParts.tsx';
import { OnlyPresentNames } from './OnlyPresentNames.tsx';
import styles from './field.module.css';

interface TypedFieldShellProps extends TypedFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  children: ReactElement;
  /** Shown between the control and the error, such as a strength meter or a counter. */
  after?: ReactElement | undefined;
  /** The id of that element's text, if it describes the field. */
  afterId?: string | undefined;
}

/** React Aria's text field with our label, description and error. `children` contains the `<Input>`. */
export function TypedField({
  label,
  description,
  error,
  children,
  after,
  afterId,
  placeholder,
  ...aria
}: TypedFieldShellProps) {
  void placeholder;
  const { id, onBlur, ...field } = aria;
  return (
    <AriaTextField
      {...field}
      {...(id ? { id } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...(afterId ? { 'aria-describedby': afterId } : {})}
      className={styles.field ?? ''}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={styles.label ?? ''}>
        <LabelText label={label} isRequired={aria.isRequired} />
      </Label>
      {description && (
        <Text slot="description" className={styles.description ?? ''}>
          {description}
        </Text>
      )}
      <OnlyPresentNames hasDescription={Boolean(description)} hasError={Boolean(error)}>
        {children}
      </OnlyPresentNames>
      {after}
      {error && (
        <Text slot="errorMessage" className={styles.error ?? ''}>
          <ErrorText>{error}</ErrorText>
        </Text>
      )}
    </AriaTextField>
  );
}
