import { localDevice } from '@myler/state/device';
import type { SiteStore } from '../../store/site-store.ts';
import { localToday } from '@myler/domain/days';
import { FAMILY_KEY } from './family-key.ts';
import { familyAtom, isFamilyKeptAtom } from './family-state.ts';
import { formatFamily, parseFamily, type Family } from '@myler/domain/fit';

/** Reads what another visit or another tab has kept. A family that was only described here stays as it is. */
export function readFamily(store: SiteStore): void {
  const family = parseFamily(readText(), localToday());
  if (family) {
    store.set(isFamilyKeptAtom, true);
    // The same family as before changes nothing: what depends on it would be worked out and asked for again.
    const before = store.get(familyAtom);
    if (JSON.stringify(before) !== JSON.stringify(family)) store.set(familyAtom, family);
  } else if (store.get(isFamilyKeptAtom)) {
    // It was cleared in another tab or on the privacy page.
    store.set(isFamilyKeptAtom, false);
    store.set(familyAtom, undefined);
  }
}

/** Sets the family of this visit, and keeps it on the device only if the visitor has agreed to that. */
export function setFamily(store: SiteStore, family: Family, { keep }: { keep: boolean }): void {
  try {
    if (keep) localDevice().setItem(FAMILY_KEY, formatFamily(family, localToday()));
    else localDevice().removeItem(FAMILY_KEY);
  } catch {
    // Storage is blocked: the family lasts until the page is closed.
  }
  store.set(isFamilyKeptAtom, keep && readText() !== null);
  store.set(familyAtom, family);
}

/** Forgets the family, here and on the device. */
export function forgetFamily(store: SiteStore): void {
  try {
    localDevice().removeItem(FAMILY_KEY);
  } catch {
    // Storage is blocked: there is nothing on the device.
  }
  store.set(isFamilyKeptAtom, false);
  store.set(familyAtom, undefined);
}

function readText(): string | null {
  try {
    return localDevice().getItem(FAMILY_KEY);
  } catch {
    return null;
  }
}
