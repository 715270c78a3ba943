'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { usePresented } from '../dialog/use-presented.ts';
import { FailureMessage, type FailureMessageProps } from '../failure-message/FailureMessage.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './FailureDialog.module.css';

export interface FailureDialogProps extends Omit<FailureMessageProps, 'title'> {
  /** The name of the dialog that failed. It stays the accessible name and the heading. */
  name: string;
  /** A sentence: what happened. */
  title?: string;
  onClose: () => void;
}

/**
 * Replaces a dialog whose code did not load, or whose frame threw. It is the browser's own `<dialog>`, so that it needs
 * none of the failed dialog's code and loads with the page.
 */
export function FailureDialog({ name, onClose, ...message }: FailureDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  usePresented(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // By default the browser would focus the close button.
    element?.querySelector<HTMLElement>('[data-failure]')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <FailureMessage {...message} />
    </dialog>
  );
}
