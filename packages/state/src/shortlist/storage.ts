import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { SLUG } from '@myler/config/slug';
import { readStorage, writeStorage, type DeviceStorage } from '../device/device.ts';

/**
 * The key in local storage (docs/product-decisions.md, Consent and the newsletter). Its value holds only ids:
 * "maison-palmier,dar-zahra".
 */
export const SHORTLIST_KEY = 'shortlist';

/**
 * Parses the ids of an address or of storage, in their order. Invalid ids, duplicates and ids beyond `SHORTLIST_MAX`
 * are dropped.
 */
export function parseShortlist(text: string | null | undefined): string[] {
  // Stryker disable next-line ArrayDeclaration: the text put there is no id either.
  const ids = text?.split(',').map((id) => id.trim()) ?? [];
  return [...new Set(ids.filter((id) => SLUG.test(id)))].slice(0, SHORTLIST_MAX);
}

/** The text that is stored and shared: ids, separated by commas. */
export function formatShortlist(ids: readonly string[]): string {
  return ids.join(',');
}

export interface ShortlistStorage {
  /** The stored list, or undefined if storage is blocked. */
  read: () => string[] | undefined;
  /** Whether the list is stored now. */
  write: (ids: readonly string[]) => boolean;
}

/**
 * The list on this device.
 *
 * @param storage a function, because a browser that blocks storage throws when the property is read
 */
export function createShortlistStorage(storage: () => DeviceStorage<typeof SHORTLIST_KEY>): ShortlistStorage {
  return {
    read() {
      const text = readStorage(storage, SHORTLIST_KEY);
      return text === undefined ? undefined : parseShortlist(text);
    },
    // If it is blocked or full, the list lasts until the page is closed.
    write: (ids) => writeStorage(storage, SHORTLIST_KEY, ids.length > 0 ? formatShortlist(ids) : null),
  };
}
