/** The token at the end of a receipt's link. It is a fragment, so it is in no request, no log and no referrer. */
const LINK_HASH = /^#([\w.~-]{16,512})$/;

/** The key of the token in `history.state`, where it is kept while its page is open, reloads included. */
const HISTORY_STATE_KEY = 'giftOrder';

/**
 * The token of the order in the address. It is removed from the address immediately, so that nobody reads it over a
 * shoulder, copies it with the address or finds it in a bookmark.
 */
export function takeOrderToken(): string | undefined {
  const token = LINK_HASH.exec(location.hash)?.[1];
  const state: unknown = history.state;
  if (token) {
    history.replaceState(
      { ...(state as object | null), [HISTORY_STATE_KEY]: token },
      '',
      location.pathname + location.search,
    );
    return token;
  }
  const storedToken =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[HISTORY_STATE_KEY] : undefined;
  return typeof storedToken === 'string' ? storedToken : undefined;
}
