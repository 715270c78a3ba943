import { atom } from 'jotai/vanilla';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import type { ShortlistStorage } from './storage.ts';

/** Hotels the visitor keeps, by id, in their own order. */
export const shortlistAtom = atom<readonly string[]>([]);

/** Where the list is kept; the application sets it. Without one it lives in memory. */
export const shortlistStorageAtom = atom<ShortlistStorage | undefined>(undefined);

/** Takes the list as the device has it: on arrival, when another tab changed it, when a page comes back from memory. */
export const readShortlistAtom = atom(null, (get, set) => {
  const kept = get(shortlistStorageAtom)?.read();
  if (kept && !isSame(kept, get(shortlistAtom))) set(shortlistAtom, kept);
});

/** Changes the list as it is now, not as this tab last saw it: another may have added to it meanwhile. */
const changeAtom = atom(null, (get, set, change: (ids: readonly string[]) => readonly string[]) => {
  set(readShortlistAtom);
  const before = get(shortlistAtom);
  const after = change(before).slice(0, SHORTLIST_MAX);
  if (isSame(before, after)) return;
  set(shortlistAtom, after);
  get(shortlistStorageAtom)?.write(after);
});

/** Puts a hotel on the list, last, or takes it off. Answers whether it is on it now. */
export const toggleShortlistedAtom = atom(null, (get, set, id: string) => {
  set(changeAtom, (ids) => (ids.includes(id) ? without(ids, id) : [...ids, id]));
  return get(shortlistAtom).includes(id);
});

/** Adds a whole list, such as one that was shared, behind what is there. */
export const addToShortlistAtom = atom(null, (_get, set, added: readonly string[]) => {
  set(changeAtom, (ids) => [...new Set([...ids, ...added])]);
});

export const removeFromShortlistAtom = atom(null, (_get, set, id: string) => {
  set(changeAtom, (ids) => without(ids, id));
});

/** Puts a hotel at a place of the list, counted from 0: to undo its removal, or to move it. */
export const placeOnShortlistAtom = atom(null, (_get, set, id: string, place: number) => {
  set(changeAtom, (ids) => without(ids, id).toSpliced(Math.max(0, place), 0, id));
});

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((kept) => kept !== id);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, place) => id === b[place]);
}
