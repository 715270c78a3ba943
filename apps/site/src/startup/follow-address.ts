import { deepLinkedDialog, openDialogAtom, withoutDeepLink } from '@myler/state/dialogs';
import type { SiteStore } from '../store/site-store.ts';
import { followNewsletterLink } from '../features/newsletter/newsletter-link.ts';
import { onPageDrawn } from '../store/page-events.ts';

/**
 * Opens the dialog that the address asks for, and removes its token from the address at once
 * (docs/product-decisions.md, Routes). Returns false when it asks for none.
 */
export function followAddress(store: SiteStore): boolean {
  if (followNewsletterLink(store)) return true;
  const url = new URL(location.href);
  const linked = deepLinkedDialog(url);
  if (!linked) return false;
  history.replaceState(history.state, '', withoutDeepLink(url));
  store.set(openDialogAtom, linked.type, linked.payload);
  return true;
}

/**
 * The address may change without a new document: a visitor pastes a link from an e-mail, or a page links to the wizard.
 */
export function followNewAddresses(store: SiteStore): void {
  const follow = () => void followAddress(store);
  addEventListener('hashchange', follow);
  onPageDrawn(follow);
}
