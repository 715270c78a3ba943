import { useId, type MouseEvent, type Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** In the order of the form. An error without a field, such as a declined card, is a line without a link. */
  errors: readonly { fieldId?: string; message: string }[];
  /** To the box: move focus here after a failed submit, and a screen reader reads the title. */
  ref?: Ref<HTMLElement>;
}

/** What has to change before the form can go, each line a way to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <Icon name="warn" size={24} className={styles.icon} />
      <div>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Focus without touching the address: the fragment would land in the history a dialog lives in. */
function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  // At once: a field that slides is missed by the press that follows.
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  field.focus({ preventScroll: true });
}
