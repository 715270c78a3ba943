import type { StoredNameIn } from '@myler/config/device';

/** Storage that takes only names of the table of what the site stores (`@myler/config/device`). */
export interface DeviceStorage<Name extends string> {
  getItem(name: Name): string | null;
  setItem(name: Name, value: string): void;
  removeItem(name: Name): void;
}

/*
 * The linter refuses these globals everywhere else, so that nothing is stored that the privacy policy does not name. All are
 * functions: reading the property throws in a browser that blocks storage, and a server has none.
 */

/** This browser's local storage. @throws where storage is blocked */
export const localDevice = (): DeviceStorage<StoredNameIn<'local storage'>> => localStorage;
/** This tab's session storage. @throws where storage is blocked */
export const sessionDevice = (): DeviceStorage<StoredNameIn<'session storage'>> => sessionStorage;

/** What is stored under a name: null for nothing, undefined where storage is blocked. */
export function readStorage<Name extends string>(
  storage: () => Pick<DeviceStorage<Name>, 'getItem'>,
  name: Name,
): string | null | undefined {
  try {
    return storage().getItem(name);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it (null). Returns false where storage is blocked or full. */
export function writeStorage<Name extends string>(
  storage: () => Pick<DeviceStorage<Name>, 'setItem' | 'removeItem'>,
  name: Name,
  text: string | null,
): boolean {
  try {
    if (text === null) storage().removeItem(name);
    else storage().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what a page shows equal to what local storage has under a name: calls `read` now, when another tab changes it, and
 * when the page returns from the back/forward cache.
 */
export function syncedFromDevice(name: StoredNameIn<'local storage'>, read: () => void): void {
  read();
  // The key is null when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === name || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** A cookie as `document.cookie` takes it: its name, its value and its attributes. */
export type CookieText = `${StoredNameIn<'cookie'>}=${string}`;

/** The cookies that scripts can read, as one text. Empty where cookies are blocked. */
export const readCookies = (): string => document.cookie;

/** Sets a cookie, or deletes it. Nothing happens where cookies are blocked. */
export function writeCookie(cookie: CookieText): void {
  document.cookie = cookie;
}
