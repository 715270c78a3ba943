'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface EmailCancelFormProps {
  /** The address that waits for its owner to open the link; undefined when none does. */
  newEmail: string | undefined;
  /** Cancels the change, and reads the address again; rejects with the provider’s error. */
  cancel: () => Promise<unknown>;
}

/**
 * A new email address that waits for its confirmation, and the way to cancel it: somebody else may have asked for it.
 * Shows nothing when none waits.
 */
export function EmailCancelForm(props: EmailCancelFormProps) {
  return (
    <FormBoundary scope="cancel-email">
      <EmailCancelFields {...props} />
    </FormBoundary>
  );
}

function EmailCancelFields({ newEmail, cancel }: EmailCancelFormProps) {
  const [isCancelled, setCancelled] = useState(false);
  const form = useForm<object, unknown>(
    useFormAtom(() => ({})),
    { errorsOf: () => ({}), send: cancel, onSent: () => setCancelled(true) },
  );
  if (newEmail === undefined) return isCancelled && <Cancelled />;
  // Another address waits meanwhile.
  if (isCancelled) setCancelled(false);
  return (
    <Stack as="form" gap={3} align="start" method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <p role="status">
        <span>{copy.emailCancel.before}</span> <span className={styles.address}>{newEmail}</span>
        <span>{`. ${copy.emailCancel.after}`}</span>
      </p>
      <Button type="submit" variant="quiet" size="small" isBusy={form.isSending} busyLabel={copy.emailCancel.sending}>
        {copy.emailCancel.send}
      </Button>
    </Stack>
  );
}

/** It takes the focus, because the pressed button was removed. */
function Cancelled() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className={styles.cancelled} tabIndex={-1} role="status">
      {copy.emailCancel.done}
    </p>
  );
}
