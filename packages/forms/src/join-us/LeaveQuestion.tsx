'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@myler/ui/button';
import { focusSoon } from '../core/focus-soon.ts';
import styles from './parts/JoinUs.module.css';

const copy = {
  title: 'Leave without joining?',
  text: 'What you typed will be forgotten.',
  stay: 'Keep editing',
  leave: 'Leave',
};

/** Asks before a wizard with edits closes. If the visitor stays, the focus returns to where it was. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      focusSoon(before);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.leaveQuestion}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <p id={`${id}-text`}>{copy.text}</p>
      <div className={styles.actions}>
        {/* First in the dialog, so that it gets the focus and Enter keeps the input. */}
        <Button onClick={onStay}>{copy.stay}</Button>
        <Button variant="outline" onClick={onLeave}>
          {copy.leave}
        </Button>
      </div>
    </dialog>
  );
}
