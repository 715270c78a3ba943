/** What a receipt's link ends with. A fragment: it is sent to no server, stands in no log and goes with no referrer. */
const LINK = /^#([\w.~-]{16,512})$/;

/** Where the token is kept while its page is open, reloads included: with the entry of the browser's history. */
const KEPT = 'giftOrder';

/**
 * The token of the order that the address names. It leaves the address at once, so that nobody sees it over a shoulder,
 * copies it with the page's address or finds it in a bookmark.
 */
export function takeOrderToken(): string | undefined {
  const token = LINK.exec(location.hash)?.[1];
  const state: unknown = history.state;
  if (token) {
    history.replaceState({ ...(state as object | null), [KEPT]: token }, '', location.pathname + location.search);
    return token;
  }
  const kept = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[KEPT] : undefined;
  return typeof kept === 'string' ? kept : undefined;
}
