'use client';

import { needsTaxNumber } from '@myler/domain/company';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../core/use-form.ts';
import type { CompanyEntry } from './company.ts';
import { companyCopy as copy } from './copy.ts';

interface CompanyFieldsProps {
  value: CompanyEntry;
  onChange: (company: CompanyEntry) => void;
  /** The field of a name of the company. */
  field: (name: keyof CompanyEntry) => ReturnType<FieldOf>;
}

/** The company's name and tax number. */
export function CompanyName({ countryCode, ...fields }: CompanyFieldsProps & { countryCode: string }) {
  const isNeeded = needsTaxNumber(countryCode);
  return (
    <>
      <TextField
        label={copy.companyName}
        kind="name"
        autoComplete="organization"
        isRequired
        {...textOf(fields, 'companyName')}
      />
      <TextField
        label={copy.taxNumber}
        kind="code"
        autoComplete="off"
        isRequired={isNeeded}
        {...textOf(fields, 'taxNumber')}
      />
    </>
  );
}

/** The part of the address that the country and the city do not say. */
export function CompanyAddress(fields: CompanyFieldsProps) {
  return (
    <>
      <TextField
        label={copy.street}
        kind="name"
        autoComplete="address-line1"
        isRequired
        {...textOf(fields, 'street')}
      />
      <TextField label={copy.postalCode} kind="code" autoComplete="postal-code" {...textOf(fields, 'postalCode')} />
    </>
  );
}

/** The mailbox that gets the receipts. */
export function InvoiceMailbox(fields: CompanyFieldsProps) {
  return (
    <TextField
      label={copy.invoiceEmail}
      description={copy.invoiceEmailHint}
      kind="email"
      autoComplete="off"
      isRequired
      {...textOf(fields, 'invoiceEmail')}
    />
  );
}

/** What the buyer is in the company. */
export function BuyersRole(fields: CompanyFieldsProps) {
  return (
    <TextField label={copy.role} kind="name" autoComplete="organization-title" isRequired {...textOf(fields, 'role')} />
  );
}

const textOf = ({ value, onChange, field }: CompanyFieldsProps, name: keyof CompanyEntry) => ({
  ...field(name),
  value: value[name],
  onChange: (typed: string) => onChange({ ...value, [name]: typed }),
});
