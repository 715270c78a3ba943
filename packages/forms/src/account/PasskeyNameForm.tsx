'use client';

import type { ReactElement } from 'react';
import { PASSKEY_NAME_LENGTH } from '@myler/api-client/contract';
import { hasContactDetails, CONTACT_DETAILS_ERROR } from '@myler/config/typed-text';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface PasskeyNameFormProps {
  /** The name until now, or the one that is proposed. */
  name: string;
  /** What the button says. */
  action: string;
  busyLabel: string;
  /** Adds or renames the passkey; rejects with the error that the form shows. */
  send: (name: string) => Promise<unknown>;
  onDone: () => void;
  /** What happens then. */
  children?: ReactElement;
}

/** The name of a passkey, for a new one and for one that is renamed. */
export function PasskeyNameForm(props: PasskeyNameFormProps) {
  return (
    <FormBoundary scope="passkey-name">
      <PasskeyNameField {...props} />
    </FormBoundary>
  );
}

function PasskeyNameField({ name, action, busyLabel, send, onDone, children }: PasskeyNameFormProps) {
  const form = useForm<{ name: string }, unknown>(
    useFormAtom(() => ({ name })),
    {
      errorsOf: (values) => withoutUndefined([['name', nameError(values.name.trim())]]),
      send: (values) => send(values.name.trim()),
      onSent: onDone,
    },
  );
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      {children}
      <TextField
        label={copy.passkey.label}
        kind="text"
        description={copy.passkey.hint}
        autoComplete="off"
        isRequired
        {...form.text('name')}
      />
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={busyLabel}>
        {action}
      </Button>
    </Stack>
  );
}

function nameError(name: string): string | undefined {
  if (name === '') return copy.passkey.missing;
  if (hasContactDetails(name)) return CONTACT_DETAILS_ERROR;
  return name.length > PASSKEY_NAME_LENGTH ? copy.passkey.tooLong(PASSKEY_NAME_LENGTH) : undefined;
}
