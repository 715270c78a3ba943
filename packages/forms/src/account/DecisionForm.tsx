'use client';

import type { ReactElement } from 'react';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface DecisionFormProps<Value> {
  /** What is decided, and sent as it is. */
  value: Value;
  /** What the button says. */
  action: string;
  busyLabel: string;
  /** What the button beside it says, which changes nothing. Absent where that is one of the choices. */
  back?: string;
  /** Sends the decision; rejects with the provider’s error. */
  send: (value: Value) => Promise<unknown>;
  onDone: () => void;
  onBack?: () => void;
  /** What happens then. */
  children: ReactElement | (ReactElement | false | undefined)[];
}

/** A decision about the membership: what happens, a button that names it, and a way back. */
export function DecisionForm<Value>(props: DecisionFormProps<Value>) {
  return (
    <FormBoundary scope="decision">
      <Decision {...props} />
    </FormBoundary>
  );
}

function Decision<Value>({ value, action, busyLabel, back, send, onDone, onBack, children }: DecisionFormProps<Value>) {
  const form = useForm<object, unknown>(
    useFormAtom(() => ({})),
    { errorsOf: () => ({}), send: () => send(value), onSent: onDone },
  );
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      {children}
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" isBusy={form.isSending} busyLabel={busyLabel}>
          {action}
        </Button>
        {back && (
          <Button variant="quiet" onClick={onBack} disabled={form.isSending}>
            {back}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
