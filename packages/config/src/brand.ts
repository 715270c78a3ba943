/** The brand's name and texts. They are defined only here. */
export const brand = {
  name: 'Myler',
  domain: 'myler.example',
  strapline: 'Family travel, by membership',
  promise: 'The world, arranged around your family.',
  description:
    'Myler is a membership for families who travel: one adviser who knows the hotels room by room, books them, and remembers the cot.',
  /** Specification, section 9. */
  colour: '#BAA57E',
  /** Specification, section 9. */
  language: 'en',
  locale: 'en-GB',
  /** Sent as the `app-version` header by both HTTP clients (docs/specification.md, section 7). */
  appVersion: 'Website',
} as const;

/**
 * How long each rotating testimonial or press quote is shown, in milliseconds (docs/specification.md, section 9;
 * meaning in docs/product-decisions.md, Memberships, prices, currency).
 */
export const QUOTE_DWELL_MS = 6000;
