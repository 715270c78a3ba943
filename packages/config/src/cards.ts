/** Card brands by the specification's names (section 9). `DEFAULT` is a card whose brand is not recognised. */
export const cardBrands = [
  'VISA',
  'AMEX',
  'MASTERCARD',
  'DISCOVER',
  'DINERS',
  'JCB',
  'CHINA_UNION_PAY',
  'DEFAULT',
] as const;
export type CardBrand = (typeof cardBrands)[number];

/** The brands' names for visitors. */
export const cardBrandNames: Record<CardBrand, string> = {
  VISA: 'Visa',
  AMEX: 'American Express',
  MASTERCARD: 'Mastercard',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  CHINA_UNION_PAY: 'China UnionPay',
  DEFAULT: 'Card',
};
