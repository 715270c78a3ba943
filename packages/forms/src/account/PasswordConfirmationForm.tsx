'use client';

import { Button } from '@myler/ui/button';
import { PasswordField } from '@myler/ui/password-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { rejectionAt, withoutUndefined } from '../form-core/formState.ts';
import { Reference } from '../form-core/Reference.tsx';
import { useForm, useFormAtom } from '../form-core/useForm.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface PasswordConfirmationFormProps {
  /** Sends the password; rejects with the provider’s error. */
  confirm: (password: string) => Promise<unknown>;
  onConfirmed: () => void;
}

/** The member’s password, entered again before something that only the member may do. */
export function PasswordConfirmationForm(props: PasswordConfirmationFormProps) {
  return (
    <FormBoundary scope="confirm-password">
      <PasswordConfirmationField {...props} />
    </FormBoundary>
  );
}

function PasswordConfirmationField({ confirm, onConfirmed }: PasswordConfirmationFormProps) {
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
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.quiet}>{copy.confirm.lead}</p>
      <PasswordField label={copy.confirm.label} autoComplete="current-password" isRequired {...text('password')} />
      <Reference id={reference} />
      <Button type="submit" fullWidth isBusy={isSending} busyLabel={copy.confirm.busy}>
        {copy.confirm.go}
      </Button>
    </form>
  );
}
