import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { UNEXPECTED } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { Icon } from '@myler/ui/icon';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { copy } from './copy.ts';
import styles from './NewsletterForm.module.css';

export interface NewsletterFormProps {
  /** Asks for the letter: resolves on success, rejects with no detail (docs/specification.md, sections 7 and 8). */
  subscribe: (email: string) => Promise<unknown>;
  /** Called once it was asked for. */
  onSubscribed?: () => void;
}

/**
 * The letter. Part of pages too, so it weighs next to nothing: a native field, the browser's own rule for an e-mail
 * address, and a dot in its domain (docs/product-decisions.md, The join-us wizard); the server checks again by the
 * contract.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  return (
    <FormBoundary scope="newsletter">
      <NewsletterFields {...props} />
    </FormBoundary>
  );
}

function NewsletterFields({ subscribe, onSubscribed }: NewsletterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [email, setEmail] = usePreservedState('email', '');
  const [error, setError] = useState<string>();
  const [state, setState] = usePreservedState<'writing' | 'sending' | 'done'>('state', 'writing');

  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'done') thanks.current?.focus({ preventScroll: true });
  }, [state]);

  const send = async () => {
    const problem = emailProblem(input.current, email);
    setError(problem);
    if (problem) return input.current?.focus();
    setState('sending');
    try {
      await subscribe(email.trim());
      setState('done');
      onSubscribed?.();
    } catch {
      // Subscribing rejects with no detail (docs/specification.md, section 8), and no answer is to tell who has
      // subscribed.
      setState('writing');
      setError(UNEXPECTED);
      input.current?.focus();
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'writing') void send();
  };

  if (state === 'done') {
    return (
      <p ref={thanks} className={styles.done} role="status" tabIndex={-1}>
        {copy.done}
      </p>
    );
  }
  return (
    // `post`, so that no browser ever writes the address into a URL.
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={styles.row} data-invalid={error ? '' : undefined}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {copy.label}
          </label>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            placeholder={copy.placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-small` : `${id}-small`}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
        </div>
        <Button type="submit" isBusy={state === 'sending'} busyLabel={copy.sending}>
          {copy.subscribe}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warn" size={16} />
          {error}
        </p>
      )}
      <p id={`${id}-small`} className={styles.small}>
        {copy.small}
      </p>
    </form>
  );
}

function emailProblem(input: HTMLInputElement | null, email: string): string | undefined {
  const typed = email.trim();
  if (!typed) return copy.missing;
  const hasDot = /@[^@]+\.[^@.]+$/.test(typed);
  return input?.validity.typeMismatch || !hasDot || typed.length > 254 ? copy.wrong : undefined;
}
