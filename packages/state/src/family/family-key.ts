/** The key in local storage (docs/product-decisions.md, Consent and the newsletter). */
export const FAMILY_KEY = 'family';
