import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './FailureMessage.module.css';

/** What an `ErrorBoundary` caught, or what did not load. */
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
  /** A sentence or two after the first failure: what is kept, and what to do. */
  children?: ReactNode;
  /** The same once "Try again" has failed, beside the reload of the page that is offered then. */
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
 * In place of a part of the page that failed: what happened, "Try again", and from the second failure on a reload of
 * the page at the same address. Takes the focus when the failed part had it, and is announced either way.
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
    // What had the focus is gone, or it is on the dialog around the message. Elsewhere the visitor is busy.
    if (!active || active === document.body || active.contains(message.current)) message.current?.focus();
  }, []);

  const isFirst = attempts < 2;
  return (
    <div ref={message} className={styles.message} role="alert" tabIndex={-1} data-failure="">
      <p className={styles.label}>
        <Icon name="warn" size={16} />
        {copy.label}
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
