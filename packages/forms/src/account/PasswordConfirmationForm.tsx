'use client';

import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { PasswordField } from '@myler/ui/password-field';
import { Text } from '@myler/ui/text';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { rejectionAt, withoutUndefined } from '../core/form-state.ts';
import { Reference } from '../core/Reference.tsx';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { PasskeyButton } from '../sign-in/PasskeyButton.tsx';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface PasswordConfirmationFormProps {
  /** Sends the password; rejects with the provider’s error. */
  confirm: (password: string) => Promise<unknown>;
  /**
   * Confirms by a passkey; resolves with undefined when the member has chosen none; rejects with the provider's error. Leave
   * it out for a member without passkeys, and where the browser has none.
   */
  confirmWithPasskey?: (() => Promise<true | undefined>) | undefined;
  onConfirmed: () => void;
}

/** The member’s password, entered again before something that only the member may do, or a passkey in its place. */
export function PasswordConfirmationForm(props: PasswordConfirmationFormProps) {
  return (
    <FormBoundary scope="confirm-password">
      <PasswordConfirmationField {...props} />
    </FormBoundary>
  );
}

function PasswordConfirmationField({ confirm, confirmWithPasskey, onConfirmed }: PasswordConfirmationFormProps) {
  const { text, submit, isSending, reference } = useForm(
    useFormAtom(() => ({ password: '' })),
    {
      errorsOf: ({ password }) => withoutUndefined([['password', password ? undefined : copy.confirm.missing]]),
      send: ({ password }) => confirm(password),
      readRejection: rejectionAt('password'),
      onSent: onConfirmed,
    },
  );
  return (
    <>
      <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={submit}>
        <Text size="small" tone="quiet" className={styles.quiet}>
          {confirmWithPasskey ? copy.confirm.leadWithPasskey : copy.confirm.lead}
        </Text>
        <PasswordField label={copy.confirm.label} autoComplete="current-password" isRequired {...text('password')} />
        <Reference id={reference} />
        <Button type="submit" fullWidth isBusy={isSending} busyLabel={copy.confirm.busy}>
          {copy.confirm.go}
        </Button>
      </Stack>
      {confirmWithPasskey && (
        <PasskeyButton use={confirmWithPasskey} onUsed={onConfirmed}>
          {copy.confirm.passkey}
        </PasskeyButton>
      )}
    </>
  );
}
