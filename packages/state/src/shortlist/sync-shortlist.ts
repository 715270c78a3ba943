import type { createStore } from 'jotai/vanilla';
import { defineElement } from '@myler/islands/elements';
import { localDevice, syncedFromDevice } from '../device/device.ts';
import { readShortlistAtom, shortlistAtom, shortlistStorageAtom } from './shortlist.ts';
import { createShortlistStorage, SHORTLIST_KEY } from './storage.ts';

type Store = ReturnType<typeof createStore>;

/** Keeps the list equal to the one on this device. */
export function syncShortlist(store: Store): void {
  store.set(shortlistStorageAtom, createShortlistStorage(localDevice));
  syncedFromDevice(SHORTLIST_KEY, () => store.set(readShortlistAtom));
}

/** `<shortlist-count>` shows how many hotels are on the list, and is empty while there are none. */
export function defineShortlistCount(store: Store): void {
  defineElement('shortlist-count', {
    subscribe: (onChange) => store.sub(shortlistAtom, onChange),
    read: () => store.get(shortlistAtom).length,
    draw: (element, count) => (element.textContent = count > 0 ? String(count) : ''),
  });
}
