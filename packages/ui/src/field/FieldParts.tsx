import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './field.module.css';

/** What every field takes, whatever it is made of. */
export interface FieldProps<Value> {
  label: string;
  /** Said before the visitor writes: what it is for, how it should look. */
  description?: ReactNode;
  /** What to do about it, in the words of the field. Its presence makes the field invalid. */
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

/** The words above a control: most fields are needed, so it is the others that say so. */
export function LabelWords({ label, isRequired }: { label: ReactNode; isRequired: boolean | undefined }) {
  return (
    <>
      {label}
      {!isRequired && <span className={styles.optional}> (optional)</span>}
    </>
  );
}

/** An error's words with its sign: never told by colour alone. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="warn" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </>
  );
}

/** The ids of what describes a control, or nothing. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
