import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { SLUG } from '@myler/config/slug';

/**
 * Local storage's key (docs/product-decisions.md, Consent and the newsletter). It holds ids and nothing else:
 * "maison-palmier,dar-zahra".
 */
export const SHORTLIST_KEY = 'shortlist';

/** Ids out of an address or out of storage: what is no id is passed over, each counts once, in their order. */
export function parseShortlist(text: string | null | undefined): string[] {
  // Stryker disable next-line ArrayDeclaration: the text put there is no id either.
  const ids = text?.split(',').map((id) => id.trim()) ?? [];
  return [...new Set(ids.filter((id) => SLUG.test(id)))].slice(0, SHORTLIST_MAX);
}

export function formatShortlist(ids: readonly string[]): string {
  return ids.join(',');
}

export interface ShortlistStorage {
  /** The list as it is kept, or undefined where storage is blocked. */
  read: () => string[] | undefined;
  write: (ids: readonly string[]) => void;
}

/**
 * The list on this device.
 *
 * @param storage asked for each time, because a browser that blocks storage throws on the very name
 */
export function createShortlistStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ShortlistStorage {
  return {
    read() {
      let text: string | null;
      try {
        text = storage().getItem(SHORTLIST_KEY);
      } catch {
        return undefined;
      }
      return parseShortlist(text);
    },
    write(ids) {
      try {
        if (ids.length > 0) storage().setItem(SHORTLIST_KEY, formatShortlist(ids));
        else storage().removeItem(SHORTLIST_KEY);
      } catch {
        // The list lasts as long as the page.
      }
    },
  };
}
