import { readCookies } from '@myler/state/device';
import { readConsentCookie, type Consent } from '@myler/state/session';
import { honoursPrivacySignal } from './privacy-signal.ts';

/**
 * The visitor's current consent. Read from the cookie each time, because another tab may have changed it and it may
 * have expired.
 */
export function consentOnDevice(): Consent | undefined {
  return readConsentCookie(readCookies(), { gpc: honoursPrivacySignal() });
}
