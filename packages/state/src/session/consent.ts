import { atom } from 'jotai/vanilla';
import type { CookieText } from '../device/device.ts';

/** The cookie's name (docs/product-decisions.md, Consent and the newsletter). */
export const CONSENT_COOKIE = 'cookie-consent';
/** Raise it when the categories change: every visitor is asked again. */
export const CONSENT_VERSION = 1;
/** Six months, in seconds. */
export const CONSENT_MAX_AGE = 182 * 24 * 60 * 60;

export interface Consent {
  /** Cookies that the site needs to work; they cannot be refused. */
  necessary: true;
  analytics: boolean;
}

/** The visitor's consent; undefined until they choose. */
export const consentAtom = atom<Consent | undefined>(undefined);

/**
 * The consent that follows from a choice. With Global Privacy Control analytics stays off whatever the visitor chooses
 * (docs/product-decisions.md, Consent and the newsletter).
 *
 * @param gpc `navigator.globalPrivacyControl === true`
 */
export function decideConsent(choice: { analytics: boolean }, { gpc = false }: { gpc?: boolean } = {}): Consent {
  return { necessary: true, analytics: choice.analytics && !gpc };
}

/**
 * Reads the consent from a `Cookie` header or `document.cookie`. A missing, malformed or older cookie is no consent.
 * Global Privacy Control applies even if it was switched on after the choice.
 */
export function readConsentCookie(cookies: string, { gpc = false }: { gpc?: boolean } = {}): Consent | undefined {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name !== CONSENT_COOKIE) continue;
    // Stryker disable next-line ArrayDeclaration: the text put there is no version either.
    const [version, ...categories] = value?.split('.') ?? [];
    if (version !== `v${CONSENT_VERSION}` || categories[0] !== 'necessary') return undefined;
    return decideConsent({ analytics: categories.includes('analytics') }, { gpc });
  }
  return undefined;
}

/** The cookie to set, for `document.cookie` or `Set-Cookie`: "cookie-consent=v1.necessary.analytics; Path=/; …". */
export function writeConsentCookie(consent: Consent, { secure }: { secure: boolean }): CookieText {
  const value = [`v${CONSENT_VERSION}`, 'necessary', ...(consent.analytics ? ['analytics'] : [])].join('.');
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
