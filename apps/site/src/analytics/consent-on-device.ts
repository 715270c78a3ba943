import { readConsentCookie, type Consent } from '@myler/state/session';
import { honoursPrivacySignal } from './privacy-signal.ts';

/** What the visitor has answered, as this device knows it just now: in whichever tab, and while the answer lasts. */
export function consentOnDevice(): Consent | undefined {
  return readConsentCookie(document.cookie, { gpc: honoursPrivacySignal() });
}
