'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextAreaField } from '@myler/ui/text-area-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { rejectionAt, withoutUndefined } from '../form-core/formState.ts';
import { Reference } from '../form-core/Reference.tsx';
import { useForm, useFormAtom } from '../form-core/useForm.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface JourneyFormProps {
  /** The Myler’s name; the desk without one. */
  to?: string | undefined;
  /** Sends the wish; rejects with the provider’s error. */
  send: (message: string) => Promise<unknown>;
}

/** The contract’s limit, in characters. */
const LENGTH = 2000;

/** A first journey in the member’s own words, for the Myler or the desk. */
export function JourneyForm(props: JourneyFormProps) {
  return (
    <FormBoundary scope="journey">
      <JourneyField {...props} />
    </FormBoundary>
  );
}

function JourneyField({ to, send }: JourneyFormProps) {
  const sent = useRef<HTMLParagraphElement>(null);
  const form = useForm(
    useFormAtom(() => ({ message: '' })),
    {
      errorsOf: ({ message }) => withoutUndefined([['message', messageError(message.trim())]]),
      send: ({ message }) => send(message.trim()),
      readRejection: rejectionAt('message'),
    },
  );
  useEffect(() => {
    // The button that had the focus was removed.
    if (form.isSent) sent.current?.focus();
  }, [form.isSent]);
  if (form.isSent) {
    return (
      <Text ref={sent} size="title-2" className={styles.lead} tabIndex={-1} role="status">
        {copy.journey.sent(to)}
      </Text>
    );
  }
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <TextAreaField
        label={copy.journey.label}
        description={copy.journey.hint}
        rows={4}
        isRequired
        {...(form.values.message.length > LENGTH - 300 ? { limit: LENGTH } : {})}
        {...form.text('message')}
      />
      <Reference id={form.reference} />
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" isBusy={form.isSending} busyLabel={copy.journey.sending}>
          {copy.journey.send(to)}
        </Button>
      </Cluster>
    </Stack>
  );
}

function messageError(message: string): string | undefined {
  if (!message) return copy.journey.missing;
  return Array.from(message).length > LENGTH ? copy.journey.tooLong : undefined;
}
