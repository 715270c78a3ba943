import * as z from 'zod/mini';
import { companyName, emailAddress, singleLine } from './text.ts';

const parts = {
  companyName: companyName(120),
  taxNumber: singleLine(40),
  /** Street and number. Country and city are those of the member’s details. */
  street: singleLine(120),
  postalCode: singleLine(20),
  /** The mailbox that gets each receipt of a company’s membership. */
  invoiceEmail: emailAddress,
  /** What the buyer is in the company: "Office manager". */
  role: singleLine(80),
};

/** Whom receipts name besides the member. */
export const invoiceDetails = z.partial(z.object(parts));

/** The company that a corporate membership is for (docs/product-decisions.md, A company's membership). */
export const registeredCompany = z.object({
  ...parts,
  /** Absent where companies have none; its form is checked by country. */
  taxNumber: z.optional(parts.taxNumber),
  postalCode: z.optional(parts.postalCode),
});

export type InvoiceDetails = z.output<typeof invoiceDetails>;
export type RegisteredCompany = z.output<typeof registeredCompany>;
