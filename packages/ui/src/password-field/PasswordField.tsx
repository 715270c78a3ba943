'use client';

import { useId, useState, type Ref } from 'react';
import { Input } from 'react-aria-components';
import { classNames } from '../internal/class-names.ts';
import type { TypedFieldProps } from '../field/FieldParts.tsx';
import { inputKinds } from '../field/input-kinds.ts';
import { TypedField } from '../field/TypedField.tsx';
import field from '../field/field.module.css';
import styles from './PasswordField.module.css';

export interface PasswordStrength {
  /** 0 is empty, 4 is the best. */
  score: 0 | 1 | 2 | 3 | 4;
  /** One word or two: "Strong". */
  label: string;
  /** How to improve the password. */
  hint?: string;
}

export interface PasswordFieldProps extends TypedFieldProps {
  /** Shows and announces a strength meter. The caller computes the strength. */
  strength?: PasswordStrength | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A password, which its button shows and hides. With `strength`, a meter says how good it is. */
export function PasswordField({ ref, strength, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const meter = useId();
  return (
    <TypedField
      {...props}
      type={shown ? 'text' : 'password'}
      after={strength && <Meter id={meter} {...strength} />}
      afterId={strength && meter}
    >
      <div
        className={field.row}
        data-invalid={props.error ? '' : undefined}
        data-disabled={props.isDisabled ? '' : undefined}
      >
        <Input {...(ref ? { ref } : {})} className={field.control ?? ''} {...inputKinds.password} />
        <button
          type="button"
          className={classNames(field.side, styles.show)}
          disabled={props.isDisabled}
          onClick={() => setShown(!shown)}
        >
          {/* A form may have several passwords, so the name says which. */}
          <span>{shown ? 'Hide' : 'Show'}</span> <span className="visually-hidden">{props.label}</span>
        </button>
      </div>
    </TypedField>
  );
}

/** The rule before anything is typed, then the strength. It describes the field. */
function Meter({ id, score, label, hint }: PasswordStrength & { id: string }) {
  return (
    <div className={styles.meter} data-score={score}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-filled={step <= score || undefined} />
        ))}
      </div>
      <p id={id} className={styles.words}>
        {/* A live region of its own: read out when the word changes, and not with the hint at each key. */}
        <output>
          <b>{label}</b>
        </output>{' '}
        {/* The space is outside the elements: a description loses the spaces at their ends. */}
        {hint && <span>{hint}</span>}
      </p>
    </div>
  );
}
