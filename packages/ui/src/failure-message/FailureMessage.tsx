'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './FailureMessage.module.css';

/** An exception that an `ErrorBoundary` caught, or code that did not load. */
export interface Failure {
  error: unknown;
  /** 1 for the first failure, 2 when the first "Try again" failed as well, and so on. */
  attempts: number;
  retry: () => void;
}

export interface FailureMessageProps {
  failure: Failure;
  /** A sentence: what happened. */
  title?: string;
  /** One or two sentences after the first failure: what is kept, and what to do. */
  children?: ReactNode;
  /** Replaces `children` after a failed "Try again", beside the button that reloads the page. */
  again?: ReactNode;
  /** A retry is under way. */
  isBusy?: boolean;
}

const copy = {
  label: 'Something went wrong',
  title: 'This part stopped working.',
  first: 'Nothing that you typed is lost. Try again.',
  again:
    'It failed again. Try once more, or load the page again: you stay at this address, but this part starts from the beginning.',
  retry: 'Try again',
  retrying: 'Trying again',
  reload: 'Load the page again',
};

/**
 * Replaces a part of the page that failed: it says what happened and offers "Try again", and from the second failure on
 * a reload of the page at the same address. It takes the focus if the failed part had it, and is announced in any case.
 */
export function FailureMessage({
  failure,
  title = copy.title,
  children = copy.first,
  again = copy.again,
  isBusy = false,
}: FailureMessageProps) {
  const { attempts, retry } = failure;
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const active = document.activeElement;
    // The focus was in the failed part, or is on the dialog around the message. Elsewhere leave it: the visitor is
    // busy.
    if (!active || active === document.body || active.contains(message.current)) message.current?.focus();
  }, []);

  const isFirst = attempts < 2;
  return (
    <div ref={message} className={styles.message} role="alert" tabIndex={-1} data-failure="">
      <p className={styles.label}>
        <Icon name="warn" size={16} />
        <span>{copy.label}</span>
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{isFirst ? children : again}</p>
      <div className={styles.actions}>
        <Button onClick={retry} isBusy={isBusy} busyLabel={copy.retrying}>
          {copy.retry}
        </Button>
        {!isFirst && (
          <Button variant="outline" onClick={() => window.location.reload()}>
            {copy.reload}
          </Button>
        )}
      </div>
    </div>
  );
}
