/** The labels of docs/product-decisions.md, The join-us wizard. */
export const copy = {
  card: 'Card',
  cardHint: (currency: string) =>
    `Charged in ${currency}. We keep the brand, the last four digits and the expiry date, nothing else.`,
  name: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'Month and year, as on the card.',
  cvc: 'Security code',
} as const;

/** Autofill tokens of a card's fields (HTML, autofill field names). */
export const autoComplete = {
  name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
} as const;
