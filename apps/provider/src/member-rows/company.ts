import type { InvoiceDetails } from '@myler/api-client/contract';
import { assertAllFieldsUsed } from '../store/assert-all-fields-used.ts';
import type { UserRow } from '../store/schema.ts';

/** The columns of whom receipts name besides the member. What is left out is forgotten. */
export function companyColumns(details: InvoiceDetails = {}) {
  const { companyName, taxNumber, street, postalCode, invoiceEmail, role, ...rest } = details;
  assertAllFieldsUsed()(rest);
  return {
    companyName: companyName ?? null,
    taxNumber: taxNumber ?? null,
    street: street ?? null,
    postalCode: postalCode ?? null,
    invoiceEmail: invoiceEmail ?? null,
    role: role ?? null,
  };
}

/** Whom receipts name besides the member, as it is stored. */
export function companyOf(user: Pick<UserRow, keyof ReturnType<typeof companyColumns>>): InvoiceDetails {
  const { companyName, taxNumber, street, postalCode, invoiceEmail, role } = user;
  return {
    ...(companyName ? { companyName } : {}),
    ...(taxNumber ? { taxNumber } : {}),
    ...(street ? { street } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(invoiceEmail ? { invoiceEmail } : {}),
    ...(role ? { role } : {}),
  };
}
