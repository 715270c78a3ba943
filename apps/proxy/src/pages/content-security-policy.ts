/**
 * The policy of a page, without `unsafe-*`. Inline scripts are allowed by hash, because pages are cached for all
 * visitors and a nonce would be the same for everybody.
 *
 * @param scriptHashes `sha256-…` of each inline script
 * @param connectTo other origins that browsers may call, from the configuration
 */
export function pagePolicy(scriptHashes: readonly string[], connectTo: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    // The page on which a bank asks for the confirmation of a payment.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types myler-art',
  ].join('; ');
}

/** In development, Vite needs inline styles, inline scripts and a WebSocket. */
export const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self' ws: http: https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The origins of the absolute addresses that browsers are configured to call. Paths on our own origin have none. */
export function thirdPartyOrigins(addresses: readonly (string | undefined)[]): string[] {
  const absolute = addresses.filter((address): address is string => address !== undefined && /^https?:/.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}
