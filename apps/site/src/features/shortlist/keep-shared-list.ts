import type { PagePath } from '@myler/config/pages';
import { parseShortlist } from '@myler/state/shortlist';
import { navigateAtom, type SiteStore } from '../../store/site-store.ts';
import { addAll } from './toggle-shortlisted.ts';

/** Takes in a list that somebody shared, and turns to the visitor's own, which it is part of now. */
export function keepSharedList(store: SiteStore, ids: string): void {
  addAll(store, parseShortlist(ids));
  store.get(navigateAtom).to('/shortlist' satisfies PagePath);
}
