import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './field.module.css';

/** The props of every field. */
export interface FieldProps<Value> {
  label: string;
  /** Shown before the visitor types: what the field is for, which format it takes. */
  description?: ReactNode;
  /** How to correct the value. A field with an error is invalid. */
  error?: string | undefined;
  /** The input's id, for an error summary that links to it. */
  id?: string | undefined;
  name: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

export interface TypedFieldProps extends FieldProps<string> {
  autoComplete?: string;
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  maxLength?: number;
  placeholder?: string;
}

/** The label of a control. Most fields are required, so the optional ones are marked. */
export function LabelText({ label, isRequired }: { label: ReactNode; isRequired: boolean | undefined }) {
  return (
    <>
      <span>{label}</span>
      {!isRequired && <span className={styles.optional}> (optional)</span>}
    </>
  );
}

/** An error's text with an icon, so that colour is not its only sign. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="warn" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </>
  );
}

/** The ids for `aria-describedby`, or undefined if there are none. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
