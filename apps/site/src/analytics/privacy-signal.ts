/**
 * Global Privacy Control: the browser asks that its visitor is not analysed, and the site obeys
 * (docs/product-decisions.md, Consent and the newsletter).
 */
export function honoursPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
