import { deepLinkedDialog, openDialogAtom, withoutDeepLink } from '@myler/state/dialogs';
import type { SiteStore } from '../store/site-store.ts';
import { followNewsletterLink } from '../features/newsletter/newsletter-link.ts';
import { onPageDrawn } from '../store/page-events.ts';

/**
 * Opens the dialog that the address asks for, whose token leaves the address at once (docs/product-decisions.md,
 * Routes). False when it asks for none.
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

/** A link out of a mail may be pasted into the page that is open, and a page may link to the wizard by its address. */
export function followNewAddresses(store: SiteStore): void {
  const follow = () => void followAddress(store);
  addEventListener('hashchange', follow);
  onPageDrawn(follow);
}
