'use client';

import { useId, type MouseEvent, type Ref, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** In the order of the form. An error without a field, such as a declined card, is shown without a link. */
  errors: readonly { fieldId?: string; message: string }[];
  /** For what no field can correct, such as a declined card: a quiet ground, and the title as the step's own. */
  isCalm?: boolean;
  /** Focus this element after a failed submit: a screen reader then reads the title. */
  ref?: Ref<HTMLElement>;
  /** A line below the errors that is none of them, such as a reference to quote. */
  children?: ReactElement | undefined;
}

/** The errors that block a submit, each linked to its field. */
export function ErrorSummary({ title, errors, isCalm = false, ref, children }: ErrorSummaryProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles.summary} data-calm={isCalm || undefined} aria-labelledby={id} tabIndex={-1}>
      <Icon name="warn" size={24} className={styles.icon} />
      <div>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** Focuses the field without changing the address: a fragment would add a history entry, and Back closes dialogs. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  // Scroll immediately: a press during a smooth scroll would miss the field.
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  field.focus({ preventScroll: true });
}
