import type { StoredNameIn } from '@myler/config/device';

/** The token at the end of an emailed link. It is a fragment, so it is in no request, no log and no referrer. */
const LINK_HASH = /^#([\w.~-]{16,512})$/;

/**
 * The keys of tokens in `history.state`, where they are kept while their page is open, reloads included. A browser that restores
 * its tabs after a restart keeps them on the disk.
 */
type HistoryStateKey = Extract<StoredNameIn<'history of the tab'>, 'giftOrder' | 'gift'>;

/**
 * The token of the link in the address. It is removed from the address immediately, so that nobody reads it over a
 * shoulder, copies it with the address or finds it in a bookmark.
 */
export function takeLinkToken(key: HistoryStateKey): string | undefined {
  const token = LINK_HASH.exec(location.hash)?.[1];
  const state: unknown = history.state;
  if (token) {
    // oxlint-disable-next-line no-restricted-properties -- the address loses its token: the router must know it
    history.replaceState({ ...(state as object | null), [key]: token }, '', location.pathname + location.search);
    return token;
  }
  const storedToken = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined;
  return typeof storedToken === 'string' ? storedToken : undefined;
}
