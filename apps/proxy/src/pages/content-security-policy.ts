/**
 * The policy of a page, without `unsafe-*`. Pages are cached for all visitors, so inline scripts are allowed by hash;
 * a nonce would be the same for everybody.
 *
 * @param scriptHashes `sha256-…` of each inline script
 * @param connectTo other origins a browser may call, from configuration
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
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types myler-art',
  ].join('; ');
}

/** While developing, Vite needs inline styles and scripts and a web socket. */
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

/** The origins, other than our own, of what a browser is configured to call. */
export function thirdPartyOrigins(addresses: readonly (string | undefined)[]): string[] {
  const absolute = addresses.filter((address): address is string => address !== undefined && /^https?:/.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}
