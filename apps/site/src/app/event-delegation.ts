import { isCurrencyCode } from '@myler/config/currencies';
import { isMembershipId } from '@myler/config/membership-ids';
import { delegateActions, type ActionHandlers } from '@myler/islands/actions';
import { hasLive, readLive, type Actions } from '@myler/islands/attributes';
import { doBusily, whileBusy } from '@myler/islands/loading';
import { delegateLinks } from '@myler/islands/navigation';
import type { PagePath } from '@myler/config/pages';
import { dialogTypes, openDialogAtom, type DialogType } from '@myler/state/dialogs';
import { parseShortlist } from '@myler/state/shortlist';
import { loadDialog, preloadDialog } from '../dialogs/dialog-modules.ts';
import { isEntryToReplace } from '../dialogs/use-dialog-history.ts';
import { openSearch, prefetchHeaderSearch } from '../features/search/header-search.ts';
import { addAll, toggleShortlisted } from '../features/shortlist/toggle-shortlisted.ts';
import { envAtom, navigateAtom, type SiteStore } from '../store/site-store.ts';
import { chooseCurrency } from '../visitor/choose-currency.ts';

/** Handles the actions of controls, the links to pages, and the switches of the currency. */
export function delegateEvents(store: SiteStore): void {
  delegateActions(actionHandlers(store), prefetchAction);
  delegateLinks({
    isPage: (url) => !NOT_PAGES.test(url.pathname) && !isWebApp(url, store),
    mustReplace: isEntryToReplace,
  });
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.name === 'currency' && isCurrencyCode(target.value)) {
        chooseCurrency(store, target.value);
      }
    },
    // Capture, because React resets a controlled select to its state.
    { capture: true },
  );
}

function actionHandlers(store: SiteStore): ActionHandlers {
  return {
    dialog(control) {
      const type = dialogOf(control);
      const membershipId = readLive(control, 'membership');
      const task = readLive(control, 'task');
      // The link is followed as an ordinary one.
      if (!type) return false;
      store.set(openDialogAtom, type, {
        ...(isMembershipId(membershipId) ? { membershipId } : {}),
        ...(task ? { task } : {}),
        ...(hasLive(control, 'gift') ? { gift: true } : {}),
      });
      return whileBusy(control, loadDialog(type));
    },
    search: (control) => whileBusy(control, openSearch(store)),
    favourite(control) {
      const id = readLive(control, 'favourite') ?? '';
      toggleShortlisted(store, { id, name: readLive(control, 'name') ?? id });
    },
    'add-shared-list'(control) {
      addAll(store, parseShortlist(readLive(control, 'add-shared-list')));
      store.get(navigateAtom).to('/shortlist' satisfies PagePath);
    },
    print: () => window.print(),
    share,
    copy: share,
  };
}

function share(control: HTMLElement): void {
  doBusily(control, async () => (await loadShare()).shareOrCopy(control));
}

const loadShare = () => import('./share-or-copy.ts');

/** A cached page may be older than the application and name a dialog that no longer exists. */
function dialogOf(control: HTMLElement): DialogType | undefined {
  const type = readLive(control, 'dialog');
  return dialogTypes.find((known) => known === type);
}

/** Prefetches the dialog or the search bar that the visitor is about to open. */
function prefetchAction(name: keyof Actions, control: HTMLElement): void {
  if (name === 'search') return prefetchHeaderSearch();
  if (name === 'share' || name === 'copy') return void loadShare().catch(() => {});
  const dialog = dialogOf(control);
  if (dialog) preloadDialog(dialog);
}

/** Same-origin addresses that are not pages of this site. */
const NOT_PAGES = /^\/(?:app|api|v1|media|assets)(?:\/|$)|\.(?:xml|json|zip)$/;

function isWebApp(url: URL, store: SiteStore): boolean {
  const { webAppUrl } = store.get(envAtom);
  return webAppUrl.startsWith('/') && url.pathname.startsWith(`${webAppUrl}/`);
}
