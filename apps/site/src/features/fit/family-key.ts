import type { StoredNameIn } from '@myler/config/device';

/** The key in local storage (docs/product-decisions.md, Consent and the newsletter). */
export const FAMILY_KEY = 'family' satisfies StoredNameIn<'local storage'>;
