'use client';

import { useContext, type ReactElement, type ReactNode } from 'react';
import {
  InputContext,
  Label,
  Text,
  TextContext,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';
import { ErrorText, LabelText, type TypedFieldProps } from './FieldParts.tsx';
import styles from './field.module.css';

interface TypedFieldShellProps extends TypedFieldProps {
  type?: 'text' | 'tel' | 'url' | 'password' | 'search';
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
  return (
    <AriaTextField
      // React Aria takes a prop that is undefined as one that is not there.
      {...(aria as TextFieldProps)}
      aria-describedby={afterId as string}
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
      <OnlyPresentNames description={description} errorMessage={error}>
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

type Slot = 'description' | 'errorMessage';

/**
 * Around the `<Input>` of a React Aria field. React Aria names a description and an error in the server's HTML whether or not there
 * are any, and takes the names back once the field is hydrated, which may be never.
 */
export function OnlyPresentNames({ children, ...present }: Record<Slot, ReactNode> & { children: ReactNode }) {
  const input = useContext(InputContext) as { 'aria-describedby'?: string };
  // None where a combo box renders its children to find its items.
  const { slots } = useContext(TextContext) as { slots?: Record<Slot, { id?: string }> };
  const isPresent = (id: string) =>
    (['description', 'errorMessage'] as const).every((slot) => present[slot] || slots?.[slot].id !== id);
  const names = input['aria-describedby']?.split(' ').filter(isPresent).join(' ');
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- Its one reader is re-rendered with it anyway.
    <InputContext.Provider value={{ ...input, 'aria-describedby': (names || undefined) as string }}>
      {children}
    </InputContext.Provider>
  );
}
