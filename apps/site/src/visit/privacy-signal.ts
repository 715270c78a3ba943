/** Global Privacy Control: the visitor's browser asks not to be analysed, and is obeyed (decisions, Consent). */
export function honoursPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
