import { isMembershipId } from '@myler/config/memberships';
import { isCurrencyCode } from '@myler/config/currencies';
import { dialogTypes, openDialogAtom, type DialogType } from '@myler/state/dialogs';
import { loadDialog, preloadDialog } from '../dialogs/dialog-modules.ts';
import { isEntryToReplace } from '../dialogs/use-dialog-history.ts';
import { openSearch, prefetchHeaderSearch } from '../features/search/header-search.ts';
import { addSharedList } from '../features/shortlist/add-shared-list.ts';
import { toggleShortlisted } from '../features/shortlist/toggle-shortlisted.ts';
import { chooseCurrency } from '../visitor/choose-currency.ts';
import type { Presses } from '../live/attributes.ts';
import { closestLive, isLive, readLive } from '../live/live.ts';
import { doBusily, whileBusy } from '../loading/while-busy.ts';
import { navigate, prefetch } from '../navigation/navigate.ts';
import { envAtom, type SiteStore } from '../store/site-store.ts';

/**
 * Event delegation: one listener on the document handles the controls of server-rendered and of client-rendered pages
 * alike, so no page has to be rendered again for a link to open a dialog. The control's attributes say what it does
 * (`press`).
 */
export function delegateEvents(store: SiteStore): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || isForNewTab(event)) return;
    const pressed = pressedBy(event);
    if (pressed) {
      event.preventDefault();
      presses[pressed.name](pressed.control, store);
      return;
    }
    const link = linkOf(event);
    const page = linkedPage(link, store);
    if (link && page) {
      event.preventDefault();
      whileBusy(link, navigate(page, store, { inPlace: isInPlace(event), replace: isEntryToReplace() }));
    } else if (link && isEntryToReplace()) replaceDialogEntry(event, link);
  });
  for (const eventType of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(eventType, (event) => prefetchTarget(event, store), { passive: true });
  }
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

/**
 * A link in a dialog that leads to a part of this page, or out of the site, also replaces the dialog's history entry.
 */
function replaceDialogEntry(event: Event, link: HTMLAnchorElement): void {
  if (link.target || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  location.replace(link.href);
}

/** The handler of each press. A press without a handler does not compile. */
const presses: Record<keyof Presses, (control: HTMLElement, store: SiteStore) => void> = {
  dialog(control, store) {
    const type = dialogOf(control);
    const membershipId = readLive(control, 'membership');
    const task = readLive(control, 'task');
    if (!type) return;
    store.set(openDialogAtom, type, {
      ...(isMembershipId(membershipId) ? { membershipId } : {}),
      ...(task ? { task } : {}),
      ...(isLive(control, 'gift') ? { gift: true } : {}),
    });
    whileBusy(control, loadDialog(type));
  },
  search: (control, store) => whileBusy(control, openSearch(store)),
  heart(control, store) {
    const id = readLive(control, 'heart') ?? '';
    toggleShortlisted(store, { id, name: readLive(control, 'name') ?? id });
  },
  'add-shared-list': (control, store) => addSharedList(store, readLive(control, 'add-shared-list') ?? ''),
  print: () => window.print(),
  share,
  copy: share,
};

function share(control: HTMLElement): void {
  doBusily(control, async () => (await loadShare()).shareOrCopy(control));
}

const loadShare = () => import('./share-or-copy.ts');

const pressNames = Object.keys(presses) as (keyof Presses)[];

function pressedBy({ target }: Event): { name: keyof Presses; control: HTMLElement } | undefined {
  const control = closestLive(target, 'app');
  const name = control && pressNames.find((each) => isLive(control, each));
  // A link to an unknown dialog is followed as an ordinary link.
  return name && (name !== 'dialog' || dialogOf(control)) ? { name, control } : undefined;
}

/** A cached page may be older than the application and name a dialog that no longer exists. */
function dialogOf(control: HTMLElement): DialogType | undefined {
  const type = readLive(control, 'dialog');
  return dialogTypes.find((known) => known === type);
}

/** Prefetches the dialog, search bar or page that the visitor is about to open. */
function prefetchTarget(event: Event, store: SiteStore): void {
  const pressed = pressedBy(event);
  if (pressed?.name === 'search') return prefetchHeaderSearch();
  if (pressed && presses[pressed.name] === share) return void loadShare().catch(() => {});
  const dialog = pressed && dialogOf(pressed.control);
  if (dialog) return preloadDialog(dialog);
  const page = linkedPage(linkOf(event), store);
  if (page && page.split('#')[0] !== location.pathname + location.search) prefetch(page, store);
}

/** Same-origin addresses that are not pages of this site. */
const NOT_PAGES = /^\/(?:app|api|v1|media|assets)(?:\/|$)|\.(?:xml|json|zip)$/;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The page of this site that an ordinary link leads to, if any. */
function linkedPage(link: HTMLAnchorElement | null, store: SiteStore): string | undefined {
  const href = link?.getAttribute('href');
  if (!link || !href || link.hasAttribute('target') || link.hasAttribute('download') || isLive(link, 'reload'))
    return undefined;
  // Not `link.href`: in an SVG it is an object, not a string.
  const url = new URL(href, document.baseURI);
  if (url.origin !== location.origin || NOT_PAGES.test(url.pathname) || isWebApp(url, store)) return undefined;
  // The browser itself scrolls to an anchor of the same page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the link shows the same page with other contents, such as one that removes a filter (`in-place`). */
function isInPlace(event: Event): boolean {
  return closestLive(event.target, 'in-place') !== null;
}

function isWebApp(url: URL, store: SiteStore): boolean {
  const { webAppUrl } = store.get(envAtom);
  return webAppUrl.startsWith('/') && url.pathname.startsWith(`${webAppUrl}/`);
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
