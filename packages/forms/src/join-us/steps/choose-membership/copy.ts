/** The copy of step 1. Its name is the dialog's (docs/product-decisions.md, Dialogs). */
export const copy = {
  categories: { leisure: 'Leisure', corporate: 'Corporate' },
  category: 'For whom',
  tiers: 'Membership',
  code: 'Referral or coupon code',
  next: 'Continue',
  perYear: (sum: string) => `${sum} a year`,
  good: (label: string, saving: string) => `${label}: you pay ${saving} less today.`,
  noPrices: 'Our prices did not load. It was nothing that you did.',
  retry: 'Try again',
  loading: 'Loading the prices',
} as const;
