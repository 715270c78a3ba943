'use client';

import { normaliseEmail } from '@myler/config/typed-text';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { emailError } from '../validation/email.ts';
import { copy } from './copy.ts';
import { Done } from './Done.tsx';
import styles from './account.module.css';

export interface EmailChangeFormProps {
  /** The address with which the member signs in. */
  email: string;
  /** Sends a link to the new address; rejects with the provider’s error. */
  sendLink: (email: string) => Promise<unknown>;
  /** Called with the new address, once the link is sent. */
  onSent?: (email: string) => void;
  onDone: () => void;
}

/** A new email address. It counts once its owner has opened the link that is sent there. */
export function EmailChangeForm(props: EmailChangeFormProps) {
  return (
    <FormBoundary scope="change-email">
      <EmailChangeFields {...props} />
    </FormBoundary>
  );
}

function EmailChangeFields({ email, sendLink, onSent, onDone }: EmailChangeFormProps) {
  const form = useForm<{ email: string }, string>(
    useFormAtom(() => ({ email: '' })),
    {
      errorsOf: (values) =>
        withoutUndefined([
          [
            'email',
            normaliseEmail(values.email) === normaliseEmail(email) ? copy.email.same : emailError(values.email),
          ],
        ]),
      isFilled: (values) => values.email !== '',
      send: async (values) => {
        const next = normaliseEmail(values.email);
        await sendLink(next);
        return next;
      },
      onSent,
    },
  );
  if (form.isSent && form.result !== undefined) {
    return (
      <Done action={copy.email.done} onDone={onDone}>
        <span>{copy.email.sentBefore}</span> <span className={styles.address}>{form.result}</span>
        <span>{`. ${copy.email.sentAfter}`}</span>
      </Done>
    );
  }
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.email.lead(email)}
      </Text>
      <TextField label={copy.email.label} kind="email" autoComplete="email" isRequired {...form.text('email')} />
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.email.sending}>
        {copy.email.send}
      </Button>
    </Stack>
  );
}
