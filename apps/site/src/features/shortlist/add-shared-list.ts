import type { PagePath } from '@myler/config/pages';
import { parseShortlist } from '@myler/state/shortlist';
import { navigateAtom, type SiteStore } from '../../store/site-store.ts';
import { addAll } from './toggle-shortlisted.ts';

/** Adds a shared list to the visitor's own shortlist and navigates to that. */
export function addSharedList(store: SiteStore, ids: string): void {
  addAll(store, parseShortlist(ids));
  store.get(navigateAtom).to('/shortlist' satisfies PagePath);
}
