import { isMembershipId } from '@myler/config/memberships';
import { isCurrencyCode } from '@myler/config/currencies';
import { dialogTypes, openDialogAtom, type DialogPayload, type DialogType } from '@myler/state/dialogs';
import { preloadDialog } from '../dialogs/dialog-modules.ts';
import { isEntryLeft } from '../dialogs/use-dialog-history.ts';
import { openSearch, prepareSearch } from '../search/header-search.ts';
import { keepSharedList } from '../shortlist/keep-shared-list.ts';
import { toggleShortlisted } from '../shortlist/toggle-shortlisted.ts';
import { chooseCurrency } from '../visit/choose-currency.ts';
import { goTo, prepareFor } from './navigation.ts';
import { passOn } from './pass-on.ts';
import { envAtom, type SiteStore } from './site-store.ts';

/**
 * What the page's controls mean, listened to in one place: a page that the server made and one that React made behave
 * alike, and neither has to be rendered again for a link to open a dialog. What a control does stands on it:
 * `data-dialog="join-us-1" data-membership="gold"` (see `dialogTrigger`).
 */
export function listenToPage(store: SiteStore): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || isForNewTab(event)) return;
    const trigger = triggerOf(event);
    if (trigger) {
      event.preventDefault();
      store.set(openDialogAtom, trigger.type, trigger.payload);
      return;
    }
    if (pressOwnControl(event, store)) {
      event.preventDefault();
      return;
    }
    const page = pageOf(event, store);
    if (page) {
      event.preventDefault();
      void goTo(page, store, { inPlace: isInPlace(event), replace: isEntryLeft() });
    } else if (isEntryLeft()) takePlaceOfDialog(event);
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, (event) => prepare(event, store), { passive: true });
  }
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.name === 'currency' && isCurrencyCode(target.value)) {
        chooseCurrency(store, target.value);
      }
    },
    // Before React puts a controlled select back to what it knows.
    { capture: true },
  );
}

/** A link out of a dialog to a part of this page, or out of the site: it too takes the place of the dialog's entry. */
function takePlaceOfDialog(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  location.replace(link.href);
}

/** Controls that neither open a dialog nor lead to a page: the search, the hearts, a shared list, printing, passing on. */
function pressOwnControl(event: Event, store: SiteStore): boolean {
  const control = controlOf(
    event,
    '[data-search], [data-shortlist], [data-keep-list], [data-print], [data-share], [data-copy]',
  );
  if (!control) return false;
  const { shortlist: id, name, keepList, print: isPrint, share, copy } = control.dataset;
  if (id) toggleShortlisted(store, { id, name: name ?? id });
  else if (keepList) keepSharedList(store, keepList);
  else if (isPrint !== undefined) window.print();
  else if (share ?? copy) void passOn(control);
  else openSearch(store);
  return true;
}

/** What is likely to be asked for next is fetched before it is. */
function prepare(event: Event, store: SiteStore): void {
  if (controlOf(event, '[data-search]')) return prepareSearch();
  const trigger = triggerOf(event);
  if (trigger) return preloadDialog(trigger.type);
  const page = pageOf(event, store);
  if (page && page.split('#')[0] !== location.pathname + location.search) prepareFor(page, store);
}

function triggerOf(event: Event): { type: DialogType; payload: DialogPayload } | undefined {
  const control = controlOf(event, '[data-dialog]');
  const type = dialogTypes.find((known) => known === control?.dataset['dialog']);
  if (!type) return undefined;
  const { membership, gift } = control?.dataset ?? {};
  return {
    type,
    payload: {
      ...(isMembershipId(membership) ? { membershipId: membership } : {}),
      ...(gift === undefined ? {} : { gift: true }),
    },
  };
}

function controlOf(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Same-origin addresses that are not pages of this site. */
const ELSEWHERE = /^\/(?:app|api|v1|media|assets)(?:\/|$)|\.(?:xml|json|zip)$/;

/** The page a link leads to, when it is one of ours and an ordinary link. */
function pageOf(event: Event, store: SiteStore): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.hasAttribute('target') || link.hasAttribute('download') || 'reload' in link.dataset)
    return undefined;
  // Not `link.href`: that of a link in a drawing is no text.
  const url = new URL(href, document.baseURI);
  if (url.origin !== location.origin || ELSEWHERE.test(url.pathname) || isWebApp(url, store)) return undefined;
  // An anchor of this very page is the browser's own business.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A link that fills the same page differently, such as one that takes a filter off: `data-in-place` stands around it. */
function isInPlace(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-in-place]') !== null;
}

function isWebApp(url: URL, store: SiteStore): boolean {
  const { webAppUrl } = store.get(envAtom);
  return webAppUrl.startsWith('/') && url.pathname.startsWith(`${webAppUrl}/`);
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
