import type { InvoiceDetails } from '@myler/api-client/contract';
import { taxNumberError } from '@myler/domain/company';
import { normaliseEmail } from '@myler/config/typed-text';
import { emailError } from '../validation/email.ts';

/** A company as typed. */
export type CompanyEntry = Record<keyof InvoiceDetails, string>;

/** Nothing typed yet. */
export const emptyCompany: CompanyEntry = {
  companyName: '',
  taxNumber: '',
  street: '',
  postalCode: '',
  invoiceEmail: '',
  role: '',
};

/** The contract's limits, in characters. */
const LENGTHS: Record<Exclude<keyof CompanyEntry, 'invoiceEmail'>, [most: number, what: string]> = {
  companyName: [120, 'the company'],
  taxNumber: [40, 'the tax number'],
  street: [120, 'the street'],
  postalCode: [20, 'the postal code'],
  role: [80, 'your role'],
};

type CompanyError = [keyof CompanyEntry, string | undefined];

/**
 * The errors of a company's fields, in their order.
 *
 * @param countryCode of the company; empty while it is not chosen
 */
export function companyErrors(company: CompanyEntry, countryCode: string): CompanyError[] {
  const needed = (name: 'companyName' | 'street' | 'role', missing: string): CompanyError => [
    name,
    company[name].trim() === '' ? missing : lengthError(company, name),
  ];
  return [
    needed('companyName', 'Enter the name of the company.'),
    ['taxNumber', lengthError(company, 'taxNumber') ?? taxNumberError(company.taxNumber, countryCode)],
    needed('street', 'Enter the street and number for receipts.'),
    ['postalCode', lengthError(company, 'postalCode')],
    ['invoiceEmail', invoiceEmailError(company.invoiceEmail)],
    needed('role', 'Enter your role in the company.'),
  ];
}

/** Of whom receipts name besides a family, which may leave all of it out. */
export const invoiceErrors = (company: CompanyEntry): CompanyError[] => [
  ['companyName', lengthError(company, 'companyName')],
  ['taxNumber', lengthError(company, 'taxNumber')],
];

const invoiceEmailError = (typed: string) =>
  typed.trim() === '' ? 'Enter the email address that gets the receipts.' : emailError(typed);

function lengthError(company: CompanyEntry, name: keyof typeof LENGTHS): string | undefined {
  const [most, what] = LENGTHS[name];
  return Array.from(company[name].trim()).length > most ? `Use ${most} characters or fewer for ${what}.` : undefined;
}

/** As it is sent: empty fields are left out. */
export function toCompany(company: CompanyEntry): InvoiceDetails {
  const { invoiceEmail } = company;
  const sent = { ...company, invoiceEmail: invoiceEmail.trim() && normaliseEmail(invoiceEmail) };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  );
}

/** As it is typed, from what is stored. */
export function toCompanyEntry(stored: InvoiceDetails): CompanyEntry {
  const { companyName = '', taxNumber = '', street = '', postalCode = '', invoiceEmail = '', role = '' } = stored;
  return { companyName, taxNumber, street, postalCode, invoiceEmail, role };
}
