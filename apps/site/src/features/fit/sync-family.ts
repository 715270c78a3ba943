import { localDevice, readStorage, syncedFromDevice } from '@myler/state/device';
import { FAMILY_KEY } from '@myler/state/family';
import type { SiteStore } from '../../store/site-store.ts';

/**
 * Loads what says whether hotels fit, once a family is kept on this device: now, or by another tab, or by another page
 * from which the visitor comes back. Without one, nothing is loaded and nothing is asked. A family that is described on this page
 * loads it itself (`DescribeFamily.tsx`).
 */
export function syncFamily(store: SiteStore): void {
  syncedFromDevice(FAMILY_KEY, () => {
    if (readStorage(localDevice, FAMILY_KEY)) import('./show-fit.ts').then(({ showFit }) => showFit(store), ignore);
  });
}

function ignore(): void {
  // The page says what it says to everybody.
}
