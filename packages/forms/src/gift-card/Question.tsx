'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import styles from './GiftCardForm.module.css';

interface QuestionProps {
  title: string;
  text: string;
  /** The button that does it, and what it says meanwhile. */
  yes: string;
  busy: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more, in place of the button that was pressed, before something that can't be undone. It takes the focus. */
export function Question({ title, text, yes, busy, no, isBusy, onYes, onNo }: QuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Stack
      ref={question}
      gap={4}
      align="start"
      className={styles.callout}
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <Cluster gap={4}>
        <Button isBusy={isBusy} busyLabel={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onNo}>
          {no}
        </Button>
      </Cluster>
    </Stack>
  );
}
