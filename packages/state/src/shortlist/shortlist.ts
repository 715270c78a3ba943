import { atom } from 'jotai/vanilla';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import type { ShortlistStorage } from './storage.ts';

/** The ids of the hotels that the visitor keeps, in the visitor's order. */
export const shortlistAtom = atom<readonly string[]>([]);

/** The storage of the list, set by the application. Without one the list is in memory only. */
export const shortlistStorageAtom = atom<ShortlistStorage | undefined>(undefined);

const keptAtom = atom(true);

/** Whether this device keeps the list. If it does not, the list lasts until the page is closed, and says so. */
export const isShortlistKeptAtom = atom((get) => get(keptAtom));

/** Loads the list from storage: on load, after a change in another tab, and when a page returns from the bfcache. */
export const readShortlistAtom = atom(null, (get, set) => {
  const storage = get(shortlistStorageAtom);
  const stored = storage?.read();
  if (storage) set(keptAtom, stored !== undefined && get(keptAtom));
  if (stored && !isSame(stored, get(shortlistAtom))) set(shortlistAtom, stored);
});

/** Reads the list again before it changes it, because another tab may have changed it meanwhile. */
const changeAtom = atom(null, (get, set, change: (ids: readonly string[]) => readonly string[]) => {
  set(readShortlistAtom);
  const before = get(shortlistAtom);
  const after = change(before).slice(0, SHORTLIST_MAX);
  if (isSame(before, after)) return;
  set(shortlistAtom, after);
  const storage = get(shortlistStorageAtom);
  if (storage) set(keptAtom, storage.write(after));
});

/** Adds a hotel at the end of the list, or removes it. Returns whether it is on the list now. */
export const toggleShortlistedAtom = atom(null, (get, set, id: string) => {
  set(changeAtom, (ids) => (ids.includes(id) ? without(ids, id) : [...ids, id]));
  return get(shortlistAtom).includes(id);
});

/** Appends a whole list, such as a shared one. */
export const addToShortlistAtom = atom(null, (_get, set, added: readonly string[]) => {
  set(changeAtom, (ids) => [...new Set([...ids, ...added])]);
});

/** Takes a hotel off the shortlist. An id that is not on it changes nothing. */
export const removeFromShortlistAtom = atom(null, (_get, set, id: string) => {
  set(changeAtom, (ids) => without(ids, id));
});

/** Moves a hotel to an index of the list, or inserts it there: to undo a removal, or to sort. */
export const moveOnShortlistAtom = atom(null, (_get, set, id: string, index: number) => {
  set(changeAtom, (ids) => without(ids, id).toSpliced(Math.max(0, index), 0, id));
});

/** A change of the list that the visitor is told about. */
export interface ShortlistChange {
  id: string;
  name: string;
  action: 'added' | 'removed';
  /** Its position in the list, so that it can be put back there. */
  position: number;
}

/** The latest one. */
export const shortlistChangeAtom = atom<ShortlistChange | undefined>(undefined);

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((stored) => stored !== id);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
