import type { createStore } from 'jotai/vanilla';
import { localDevice, syncedFromDevice } from '../device/device.ts';
import { readShortlistAtom, shortlistStorageAtom } from './shortlist.ts';
import { createShortlistStorage, SHORTLIST_KEY } from './storage.ts';

/** Keeps the list equal to the one on this device. */
export function syncShortlist(store: ReturnType<typeof createStore>): void {
  store.set(shortlistStorageAtom, createShortlistStorage(localDevice));
  syncedFromDevice(SHORTLIST_KEY, () => store.set(readShortlistAtom));
}
