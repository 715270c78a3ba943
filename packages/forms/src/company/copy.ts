import { LEAVING_DAYS } from '@myler/config/account';
import { inWords } from '@myler/config/numbers';

/** The labels of a company, in the wizard and in the account. */
export const companyCopy = {
  legend: 'Your company',
  companyName: 'Company',
  taxNumber: 'Tax number',
  street: 'Street and number',
  postalCode: 'Postal code',
  invoiceEmail: 'Email for receipts',
  invoiceEmailHint: `Each goes there once its ${inWords(LEAVING_DAYS)} days are over. In your account it is at once.`,
  role: 'Your role',
} as const;
