'use client';

import type { AccountClosing } from '@myler/api-client/contract';
import { normaliseEmail } from '@myler/config/typed-text';
import { formatDate } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { RadioCards } from '@myler/ui/radio-cards';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom, type FieldOf } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface CloseAccountFormProps {
  /** The address that is typed as a confirmation. */
  email: string;
  /** The day after the paid year; absent when it is over, and closing is possible at once only. */
  endsOn?: string | undefined;
  /** Closes the account; rejects with the provider’s error. */
  close: (closing: AccountClosing) => Promise<unknown>;
  onClosed: (when: AccountClosing['when']) => void;
}

interface Closing {
  when: AccountClosing['when'];
  email: string;
}

/** Closes the account, when the paid year is over or at once. */
export function CloseAccountForm(props: CloseAccountFormProps) {
  return (
    <FormBoundary scope="close-account">
      <CloseAccountFields {...props} />
    </FormBoundary>
  );
}

function CloseAccountFields({ email, endsOn, close, onClosed }: CloseAccountFormProps) {
  const form = useForm<Closing, Closing['when']>(
    useFormAtom<Closing, Closing['when']>(() => ({
      when: endsOn ? 'after-year' : 'now',
      email: '',
    })),
    {
      errorsOf: (values) =>
        withoutUndefined([
          [
            'email',
            values.when === 'now' && normaliseEmail(values.email) !== normaliseEmail(email)
              ? copy.close.emailWrong
              : undefined,
          ],
        ]),
      send: async ({ when, ...typed }) => {
        await close(when === 'now' ? { when, email: normaliseEmail(typed.email) } : { when });
        return when;
      },
      onSent: onClosed,
    },
  );
  const isNow = form.values.when === 'now';
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      {endsOn && (
        <When
          field={form.field('when')}
          value={form.values.when}
          onChange={(when) => form.edit({ when })}
          endsOn={endsOn}
        />
      )}
      {isNow && (
        <TextField
          label={copy.close.email}
          description={copy.close.emailHint(email)}
          kind="email"
          autoComplete="off"
          isRequired
          {...form.text('email')}
        />
      )}
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.close.busy}>
        {isNow ? copy.close.closeNow : copy.close.closeLater}
      </Button>
    </Stack>
  );
}

interface WhenProps {
  field: ReturnType<FieldOf>;
  value: Closing['when'];
  onChange: (when: Closing['when']) => void;
  endsOn: string;
}

function When({ field, value, onChange, endsOn }: WhenProps) {
  return (
    <RadioCards
      {...field}
      label={copy.close.when}
      value={value}
      onChange={(when) => onChange(when === 'now' ? 'now' : 'after-year')}
      options={[
        {
          value: 'after-year',
          title: copy.close.afterYear,
          description: `Your membership lasts until ${formatDate(endsOn)} and does not renew.`,
        },
        {
          value: 'now',
          title: copy.close.now,
          description: 'You lose the rest of the year, without a refund. This can’t be undone.',
        },
      ]}
    />
  );
}
