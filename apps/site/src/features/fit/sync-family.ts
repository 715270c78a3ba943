import type { SiteStore } from '../../store/site-store.ts';
import { FAMILY_KEY, familyAtom } from './family-state.ts';

/**
 * Loads what says whether hotels fit, once a family is known: kept on this device, or described on this page. Without
 * one, nothing is loaded and nothing is asked.
 */
export function syncFamily(store: SiteStore): void {
  const load = () => {
    import('./show-fit.ts').then(({ showFit }) => showFit(store), ignore);
  };
  const loadFirst = () => {
    stop();
    load();
  };
  // From then on `showFit` follows the family itself.
  const stop = store.sub(familyAtom, loadFirst);
  if (isKept()) load();
  // The key is null when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === FAMILY_KEY || key === null) && load());
  addEventListener('pageshow', ({ persisted }) => persisted && (isKept() || store.get(familyAtom)) && load());
}

function isKept(): boolean {
  try {
    return localStorage.getItem(FAMILY_KEY) !== null;
  } catch {
    return false;
  }
}

function ignore(): void {
  // The page says what it says to everybody.
}
