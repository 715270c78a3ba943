/**
 * Global Privacy Control: the visitor's browser asks not to be analysed, and is obeyed (docs/product-decisions.md,
 * Consent and the newsletter).
 */
export function honoursPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
