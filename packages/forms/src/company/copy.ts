/** The labels of a company, in the wizard and in the account. */
export const companyCopy = {
  legend: 'Your company',
  companyName: 'Company',
  taxNumber: 'Tax number',
  street: 'Street and number',
  postalCode: 'Postal code',
  invoiceEmail: 'Email for receipts',
  role: 'Your role',
} as const;
