'use client';

import { useCallback, useLayoutEffect, useState, type Ref } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { ErrorText, LabelText, type FieldProps } from '../field/FieldParts.tsx';
import { inputKinds } from '../field/input-kinds.ts';
import { OnlyPresentNames } from '../field/TypedField.tsx';
import { classNames } from '../internal/class-names.ts';
import { refuseInjectedStyle } from './refuse-injected-style.ts';
import field from '../field/field.module.css';
import styles from './ComboBoxField.module.css';

export interface ComboBoxItem {
  id: string | number;
  label: string;
}

export interface ComboBoxFieldProps extends Omit<FieldProps<string>, 'value' | 'onChange'> {
  /** The text in the field, chosen or typed. */
  inputValue: string;
  onInputChange: (value: string) => void;
  /** All options. The field filters them to those that contain the typed text. */
  items: readonly ComboBoxItem[];
  /** Called for an item chosen from the list. Free text arrives only by `onInputChange`. */
  onSelect: (item: ComboBoxItem) => void;
  /** Shown when no item matches. */
  noMatchText?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A combo box that accepts free text: the list only suggests. */
export function ComboBoxField({
  label,
  description,
  error,
  id,
  name,
  isRequired = false,
  isDisabled = false,
  inputValue,
  onInputChange,
  items,
  onSelect,
  onBlur,
  noMatchText = 'Not on our list. You can use what you typed.',
  autoComplete = 'off',
  ref,
}: ComboBoxFieldProps) {
  useLayoutEffect(refuseInjectedStyle, []);
  const { dialog, findDialog } = useDialogAround();
  return (
    <div ref={findDialog}>
      <ComboBox
        className={field.field ?? ''}
        {...({ id, onBlur } as object)}
        name={name}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        inputValue={inputValue}
        onInputChange={onInputChange}
        defaultItems={items}
        onSelectionChange={(key: string | number | null) => {
          const item = items.find((candidate) => candidate.id === key);
          if (item) onSelect(item);
        }}
      >
        <Label className={field.label ?? ''}>
          <LabelText label={label} isRequired={isRequired} />
        </Label>
        {description && (
          <Text slot="description" className={field.description ?? ''}>
            {description}
          </Text>
        )}
        <FreeInput inputRef={ref} {...{ autoComplete, description, error }} />
        {error && (
          <Text slot="errorMessage" className={field.error ?? ''}>
            <ErrorText>{error}</ErrorText>
          </Text>
        )}
        <Options dialog={dialog} noMatchText={noMatchText} />
      </ComboBox>
    </div>
  );
}

interface FreeInputProps extends Pick<ComboBoxFieldProps, 'autoComplete' | 'description' | 'error'> {
  inputRef: Ref<HTMLInputElement> | undefined;
  autoComplete: string;
}

function FreeInput({ inputRef, autoComplete, description, error }: FreeInputProps) {
  return (
    <OnlyPresentNames description={description} errorMessage={error}>
      <Input
        {...inputKinds.name}
        {...(inputRef ? { ref: inputRef } : {})}
        dir="auto"
        className={field.control ?? ''}
        autoComplete={autoComplete}
      />
    </OnlyPresentNames>
  );
}

/** Inside a dialog the list must be part of the dialog, or the dialog treats a click on it as a click outside. */
function useDialogAround() {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const findDialog = useCallback((element: HTMLDivElement | null) => {
    setDialog(element?.closest<HTMLElement>('[role="dialog"]') ?? null);
  }, []);
  return { dialog, findDialog };
}

function Options({ dialog, noMatchText }: { dialog: HTMLElement | null; noMatchText: string }) {
  return (
    <Popover className={classNames(styles.list)} offset={4} {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}>
      <ListBox<ComboBoxItem>
        className={styles.options ?? ''}
        renderEmptyState={() => <div className={styles.none}>{noMatchText}</div>}
      >
        {(item: ComboBoxItem) => (
          <ListBoxItem id={item.id} textValue={item.label} className={styles.option ?? ''}>
            {item.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
