'use client';

import { useEffect, useRef } from 'react';
import { UNEXPECTED } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { withoutUndefined } from '../form-core/formState.ts';
import { useForm, useFormAtom } from '../form-core/useForm.ts';
import { copy } from './copy.ts';
import styles from './NewsletterForm.module.css';

export interface NewsletterFormProps {
  /** Subscribes the address: resolves on success, rejects with no detail (docs/specification.md, sections 7 and 8). */
  subscribe: (email: string) => Promise<unknown>;
  /** Called once the address is subscribed. */
  onSubscribed?: () => void;
}

/**
 * The newsletter form. Pages render it before any script has loaded, so its field is a native one, and the browser
 * checks the email address (docs/product-decisions.md, The join-us wizard). The server checks it again by the
 * contract.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  return (
    <FormBoundary scope="newsletter">
      <NewsletterSteps {...props} />
    </FormBoundary>
  );
}

function NewsletterSteps(props: NewsletterFormProps) {
  const form = useForm(
    useFormAtom(() => ({ email: '' })),
    {
      errorsOf: ({ email }) => withoutUndefined([['email', emailError(email)]]),
      send: ({ email }) => props.subscribe(email.trim()),
      // The response must not tell who has subscribed (docs/specification.md, section 8), so every rejection has one
      // message.
      readRejection: () => ({ errors: { email: UNEXPECTED } }),
      onSent: () => props.onSubscribed?.(),
    },
  );
  if (form.isSent) return <Subscribed />;
  return (
    // `post`, so that no browser ever writes the address into a URL.
    <form className={styles.form} method="post" onSubmit={form.submit} noValidate>
      <div className={styles.row} data-invalid={form.errors['email'] && ''}>
        <EmailField {...form.text('email')} />
        <Button type="submit" isBusy={form.isSending} busyLabel={copy.sending}>
          {copy.subscribe}
        </Button>
      </div>
      <EmailNotes {...form.field('email')} />
    </form>
  );
}

interface EmailFieldProps {
  id: string;
  name: string;
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

function EmailField({ id, name, error, value, onChange }: EmailFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {copy.label}
      </label>
      <input
        id={id}
        className={styles.input}
        // The type "email" does not tell where its caret is (`TextField`).
        type="text"
        name={name}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        required
        placeholder={copy.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-small` : `${id}-small`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Below the field: its error, and what subscribing means. */
function EmailNotes({ id, error }: { id: string; error: string | undefined }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warn" size={16} />
          <span>{error}</span>
        </p>
      )}
      <p id={`${id}-small`} className={styles.small}>
        {copy.small}
      </p>
    </>
  );
}

function Subscribed() {
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={message} className={styles.done} role="status" tabIndex={-1}>
      {copy.done}
    </p>
  );
}

/** Asks the browser, because the contract's rule would bring zod to every page with this form. */
function emailError(email: string): string | undefined {
  const typed = email.trim();
  if (!typed) return copy.missing;
  const input = document.createElement('input');
  input.type = 'email';
  // Letters of any script may stand in a domain.
  input.value = typed.replaceAll(/\P{ASCII}(?=[^@]*$)/gu, 'x');
  const hasDot = /@[^@]+[.。][^@.。]+$/.test(typed);
  return input.validity.typeMismatch || !hasDot || typed.length > 254 ? copy.wrong : undefined;
}
