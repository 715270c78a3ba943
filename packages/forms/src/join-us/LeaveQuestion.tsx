'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@myler/ui/button';
import { Heading } from '@myler/ui/heading';
import { Text } from '@myler/ui/text';
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
      <Heading level={2} size="title-2" id={`${id}-title`}>
        {copy.title}
      </Heading>
      <Text tone="quiet" before={3} id={`${id}-text`}>
        {copy.text}
      </Text>
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
