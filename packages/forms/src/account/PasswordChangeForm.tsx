'use client';

import { Button } from '@myler/ui/button';
import { PasswordField } from '@myler/ui/password-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { readRejection, withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { usePasswordStrength } from '../password/use-password-strength.ts';
import { confirmPasswordError, passwordError, type PasswordOwner } from '../validation/password.ts';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { copy } from './copy.ts';
import { Done } from './Done.tsx';
import styles from './account.module.css';

export interface PasswordChangeFormProps {
  /** Whose name and address the new password must not be. */
  owner: PasswordOwner;
  /** Changes the password and ends all other sessions; rejects with the provider’s error. */
  change: (change: { password: string; newPassword: string }) => Promise<unknown>;
  onDone: () => void;
}

/** A new password, for a member who knows the current one. */
export function PasswordChangeForm(props: PasswordChangeFormProps) {
  return (
    <FormBoundary scope="change-password">
      <PasswordChangeFields {...props} />
    </FormBoundary>
  );
}

function PasswordChangeFields({ owner, change, onDone }: PasswordChangeFormProps) {
  const form = useForm(
    useFormAtom(() => ({ password: '', newPassword: '', confirmPassword: '' })),
    {
      errorsOf: ({ password, newPassword, confirmPassword }) =>
        withoutUndefined([
          ['password', password ? undefined : copy.password.currentMissing],
          ['newPassword', passwordError(newPassword, owner)],
          ['confirmPassword', confirmPasswordError(confirmPassword, newPassword)],
        ]),
      send: ({ password, newPassword }) => change({ password, newPassword }),
      readRejection: (error) =>
        error instanceof ApiError && error.code === 'password-wrong'
          ? { errors: { password: normaliseError(error).message } }
          : readRejection(error),
    },
  );
  const strength = usePasswordStrength(form.values.newPassword, owner);
  if (form.isSent) {
    return (
      <Done action={copy.password.done} onDone={onDone}>
        {copy.password.saved}
      </Done>
    );
  }
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <PasswordField
        label={copy.password.current}
        autoComplete="current-password"
        isRequired
        {...form.text('password')}
      />
      <PasswordField
        label={copy.password.next}
        autoComplete="new-password"
        isRequired
        strength={strength}
        {...form.text('newPassword')}
      />
      <PasswordField
        label={copy.password.again}
        autoComplete="new-password"
        isRequired
        {...form.text('confirmPassword')}
      />
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.password.hint}
      </Text>
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.password.saving}>
        {copy.password.save}
      </Button>
    </Stack>
  );
}
