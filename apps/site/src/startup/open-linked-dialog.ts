import { deepLinkedDialog, openDialogAtom, withoutDeepLink } from '@myler/state/dialogs';
import type { SiteStore } from '../store/site-store.ts';
import { onPageRendered } from '../store/page-events.ts';

/**
 * Opens the dialog that the address asks for, and removes its token from the address immediately
 * (docs/product-decisions.md, Routes). Returns false when it asks for none.
 */
export function openLinkedDialog(store: SiteStore): boolean {
  const url = new URL(location.href);
  const linked = deepLinkedDialog(url);
  if (!linked) return false;
  // oxlint-disable-next-line no-restricted-properties -- the address changes: the router must know it
  history.replaceState(history.state, '', withoutDeepLink(url));
  store.set(openDialogAtom, linked.type, linked.payload);
  return true;
}

/**
 * The address may change without a new document: a visitor pastes a link from an email, or a page links to the wizard.
 */
export function openDialogsOfNewAddresses(store: SiteStore): void {
  const openLinked = () => void openLinkedDialog(store);
  addEventListener('hashchange', openLinked);
  onPageRendered(openLinked);
}
