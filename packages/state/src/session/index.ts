export {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  CONSENT_VERSION,
  consentAtom,
  decideConsent,
  readConsentCookie,
  writeConsentCookie,
  type Consent,
} from './consent.ts';
export { sessionFlagAtoms, sessionFlagNames, sessionStorageAtom, type SessionFlag } from './flags.ts';
export { openingDialog, type OpeningState } from './opening-dialog.ts';
