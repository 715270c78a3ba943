import { localDevice } from '@myler/state/device';
import type { SiteStore } from '../../store/site-store.ts';
import { FAMILY_KEY } from './family-key.ts';

/**
 * Loads what says whether hotels fit, once a family is kept on this device. Without one, nothing is loaded and nothing is
 * asked. A family that is described on this page loads it itself (`DescribeFamily.tsx`).
 */
export function syncFamily(store: SiteStore): void {
  const load = () => {
    if (isKept()) import('./show-fit.ts').then(({ showFit }) => showFit(store), ignore);
  };
  load();
  // Another tab has kept it; or another page did, and this one comes back from the back/forward cache.
  addEventListener('storage', load);
  addEventListener('pageshow', load);
}

function isKept(): boolean {
  try {
    return localDevice().getItem(FAMILY_KEY) !== null;
  } catch {
    return false;
  }
}

function ignore(): void {
  // The page says what it says to everybody.
}
