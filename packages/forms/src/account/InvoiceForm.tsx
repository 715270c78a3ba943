'use client';

import { useState } from 'react';
import type { InvoiceDetails } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { Cluster, Grid, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { FormSummary } from '../form-core/FormSummary.tsx';
import { withoutUndefined } from '../form-core/formState.ts';
import { useForm, useFormAtom } from '../form-core/useForm.ts';
import { requestBody } from '../requestBody.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface InvoiceFormProps {
  invoice: InvoiceDetails;
  /** Saves them: rejects with the provider’s error. Empty fields are left out. */
  save: (invoice: InvoiceDetails) => Promise<unknown>;
}

interface InvoiceValues {
  companyName: string;
  taxNumber: string;
}

/** The contract’s limits, in characters. */
const LENGTHS = { companyName: 120, taxNumber: 40 };

/** A company’s name and tax number, for receipts. */
export function InvoiceForm(props: InvoiceFormProps) {
  return (
    <FormBoundary scope="invoice">
      <InvoiceFields {...props} />
    </FormBoundary>
  );
}

function InvoiceFields({ invoice, save }: InvoiceFormProps) {
  const [saved, setSaved] = useState<InvoiceValues>();
  const form = useForm<InvoiceValues, InvoiceValues>(
    useFormAtom(() => ({ companyName: invoice.companyName ?? '', taxNumber: invoice.taxNumber ?? '' })),
    {
      errorsOf: ({ companyName, taxNumber }) =>
        withoutUndefined([
          ['companyName', lengthError(companyName, LENGTHS.companyName, 'the company')],
          ['taxNumber', lengthError(taxNumber, LENGTHS.taxNumber, 'the tax number')],
        ]),
      send: async (values) => {
        await save(
          requestBody<InvoiceDetails>({
            companyName: values.companyName.trim() || undefined,
            taxNumber: values.taxNumber.trim() || undefined,
          }),
        );
        return values;
      },
      valuesAfter: (values) => values,
      onSent: setSaved,
    },
  );
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Grid columns={2} gap={6} rows={5} align="start">
        <TextField label={copy.invoice.company} kind="name" autoComplete="organization" {...form.text('companyName')} />
        <TextField label={copy.invoice.tax} kind="code" autoComplete="off" {...form.text('taxNumber')} />
      </Grid>
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.invoice.hint}
      </Text>
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" variant="outline" isBusy={form.isSending} busyLabel={copy.details.saving}>
          {copy.invoice.save}
        </Button>
        {/* The values that were saved are an object of their own until the next edit. */}
        <Cluster as="output" nowrap gap={2} className={styles.saved}>
          {saved === form.values ? copy.invoice.saved : ''}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

function lengthError(value: string, length: number, what: string): string | undefined {
  return Array.from(value.trim()).length > length ? copy.invoice.tooLong(what, length) : undefined;
}
