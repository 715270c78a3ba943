'use client';

import type { InvoiceDetails } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { Cluster, Grid, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { BuyersRole, CompanyAddress, CompanyName, InvoiceMailbox } from '../company/CompanyFields.tsx';
import { companyErrors, invoiceErrors, toCompany, toCompanyEntry, type CompanyEntry } from '../company/company.ts';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom, type Form } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface InvoiceFormProps {
  invoice: InvoiceDetails;
  /** For a company’s membership, which needs all of it: the country of the company. Absent for a family. */
  companyIn?: string | undefined;
  /** Saves them: rejects with the provider’s error. Empty fields are left out. */
  save: (invoice: InvoiceDetails) => Promise<unknown>;
}

/** A company’s name and tax number, for receipts; of a company’s membership, all that was asked on joining. */
export function InvoiceForm(props: InvoiceFormProps) {
  return (
    <FormBoundary scope="invoice">
      <InvoiceFields {...props} />
    </FormBoundary>
  );
}

function InvoiceFields({ invoice, companyIn, save }: InvoiceFormProps) {
  const form = useForm<CompanyEntry, CompanyEntry>(
    useFormAtom(() => toCompanyEntry(invoice)),
    {
      errorsOf: (company) =>
        withoutUndefined(companyIn === undefined ? invoiceErrors(company) : companyErrors(company, companyIn)),
      isFilled: (company, path) => company[path as keyof CompanyEntry] !== '',
      send: async (company) => {
        await save(toCompany(company));
        return company;
      },
      valuesAfter: (company) => company,
    },
  );
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Grid columns={2} gap={6} rows={5} align="start">
        {companyIn === undefined ? <OnReceipts form={form} /> : <WholeCompany form={form} companyIn={companyIn} />}
      </Grid>
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.invoice.hint}
      </Text>
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" variant="outline" isBusy={form.isSending} busyLabel={copy.details.saving}>
          {copy.invoice.save}
        </Button>
        <Cluster as="output" nowrap gap={2} className={styles.saved}>
          {form.isSaved ? copy.invoice.saved : ''}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

type CompanyForm = Form<CompanyEntry, CompanyEntry>;

function OnReceipts({ form }: { form: CompanyForm }) {
  return (
    <>
      <TextField label={copy.invoice.company} kind="name" autoComplete="organization" {...form.text('companyName')} />
      <TextField label={copy.invoice.tax} kind="code" autoComplete="off" {...form.text('taxNumber')} />
    </>
  );
}

function WholeCompany({ form, companyIn }: { form: CompanyForm; companyIn: string }) {
  const fields = { value: form.values, onChange: form.edit, field: form.field };
  return (
    <>
      <CompanyName {...fields} countryCode={companyIn} />
      <CompanyAddress {...fields} />
      <InvoiceMailbox {...fields} />
      <BuyersRole {...fields} />
    </>
  );
}
