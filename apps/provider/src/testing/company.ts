import type { RegisteredCompany } from '@myler/api-client/contract';

/** The company of a corporate membership. */
export const company: RegisteredCompany = {
  companyName: 'Moreau & Filles SARL',
  taxNumber: 'FR 12 345678901',
  street: '12 rue des Lilas',
  postalCode: '75011',
  invoiceEmail: 'comptes@moreau.example',
  role: 'Office manager',
};
