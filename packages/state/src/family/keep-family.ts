import { atom } from 'jotai/vanilla';
import { localToday } from '@myler/domain/days';
import { formatFamily, parseFamily, type Family } from '@myler/domain/fit';
import { localDevice, readStorage, writeStorage } from '../device/device.ts';
import { familyAtom, isFamilyKeptAtom } from './family.ts';
import { FAMILY_KEY } from './family-key.ts';

/** Reads what another visit or another tab has kept. A family that was only described here stays as it is. */
export const readFamilyAtom = atom(null, (get, set) => {
  const family = parseFamily(readStorage(localDevice, FAMILY_KEY) ?? null, localToday());
  if (family) {
    set(isFamilyKeptAtom, true);
    // The same family as before changes nothing: what depends on it would be worked out and asked for again.
    if (JSON.stringify(get(familyAtom)) !== JSON.stringify(family)) set(familyAtom, family);
  } else if (get(isFamilyKeptAtom)) {
    // It was cleared in another tab or on the privacy page.
    set(isFamilyKeptAtom, false);
    set(familyAtom, undefined);
  }
});

/** Sets the family of this visit, and keeps it on the device only if the visitor has agreed to that. */
export const setFamilyAtom = atom(null, (_get, set, family: Family, { keep }: { keep: boolean }) => {
  // If storage is blocked, the family lasts until the page is closed.
  const isStored = writeStorage(localDevice, FAMILY_KEY, keep ? formatFamily(family, localToday()) : null);
  set(isFamilyKeptAtom, keep && isStored);
  set(familyAtom, family);
});

/** Forgets the family, here and on the device. */
export const forgetFamilyAtom = atom(null, (_get, set) => {
  writeStorage(localDevice, FAMILY_KEY, null);
  set(isFamilyKeptAtom, false);
  set(familyAtom, undefined);
});
