'use client';

import { RouterProvider, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { createIslandRoot } from '../island/create-root.tsx';
import { stopIslands } from '../island/start-islands.ts';
import { announce, type Announcements } from './announce.ts';
import { entryKey } from './entry-key.ts';
import { focusStartOfPage, hashTarget } from './focus-start-of-page.ts';
import type { ClientRouter } from './navigate.ts';
import { preserveFocusAndScroll } from './preserve-focus-and-scroll.ts';
import { rememberPage, restorePage, type RememberedPage } from './restore-page.ts';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';
import { syncDocumentHead } from './sync-document-head.ts';

/** Where the router renders pages, and what it tells. */
export interface ClientRouterOptions extends RememberedPage {
  /** Where a page's title, or its status after a change in place, is announced. */
  announcements: Announcements;
  /** Called each time another page has been rendered and its title set. */
  onPageRendered?: () => void;
}

/** The state between two pages: which one is shown, and how the visitor goes to the next. */
interface NavigationState {
  /** The history entry whose page is shown. While the next page loads, `location` is already that of the next page. */
  shownEntry: Entry;
  /** The key of the entry that was added last. */
  lastAddedKey: string | undefined;
  navigationKind: 'link' | 'in-place' | 'traversal' | undefined;
  isMounted: boolean;
  /** Restores focus, fields and scroll on a page that is rendered in place. */
  restoreFocusAndScroll: (() => void) | undefined;
  /** The focused element when the page was left: usually the link that was pressed. */
  focused: Element | null;
  scrollTop: number;
}

interface Entry {
  key: string;
  page: string;
}

/**
 * Renders all pages from the second on in the browser: the router reads the address, and the first page it renders replaces
 * the server's markup. Nothing is hydrated, so no data is sent twice and no markup can mismatch. This file does between two
 * pages what a browser does between two documents.
 */
export function createClientRouter(router: AnyRouter, options: ClientRouterOptions): ClientRouter {
  const { site } = options;
  const state: NavigationState = {
    shownEntry: currentEntry(),
    lastAddedKey: undefined,
    navigationKind: undefined,
    isMounted: false,
    restoreFocusAndScroll: undefined,
    focused: null,
    scrollTop: 0,
  };

  const mount = () => {
    if (state.isMounted || isBackOnShownPage(state)) return;
    state.isMounted = true;
    state.restoreFocusAndScroll = state.navigationKind === 'in-place' ? preserveFocusAndScroll(site) : undefined;
    createIslandRoot(site).render(<RouterProvider router={router} />);
  };

  loadUntilMounted(router, state, mount);
  router.subscribe('onBeforeRouteMount', () => {
    rememberPage(state.shownEntry.key, options);
    state.focused = document.activeElement;
  });
  // The router scrolls to the top right after this event, for links and for Back alike.
  router.subscribe('onResolved', () => (state.scrollTop = scrollY));
  syncDocumentHead(router, () => options.onPageRendered?.());
  router.subscribe('onRendered', () => finishNavigation(state, options));
  ignoreSkippedTransitions();

  return {
    async navigate(page, { inPlace = false, replace = false }) {
      state.navigationKind = inPlace ? 'in-place' : 'link';
      // Replaces the entry of a page that was never rendered, as a browser does for a document that never loaded.
      const isUnrendered =
        state.lastAddedKey !== state.shownEntry.key && state.lastAddedKey === entryKey(router.history.location.state);
      const navigated = router.navigate({
        href: page,
        replace: replace || isUnrendered,
        ...(inPlace ? { resetScroll: false, viewTransition: false } : {}),
      });
      state.lastAddedKey = entryKey(router.history.location.state);
      await navigated;
      // The subscription above does not mount the router for a link to the page that is shown.
      mount();
    },
    prefetch(page) {
      // `to` must be a path: "/press/list?year=2025" as a whole would match the route of a release with that name.
      const { pathname, search } = new URL(page, location.href);
      return router.preloadRoute({ to: pathname, search: router.options.parseSearch?.(search) as never });
    },
  };
}

/**
 * Loads the page of a changed address and mounts the router with it. A mounted router loads pages itself. Before it
 * is mounted, the server's page stays when only its hash changes.
 */
function loadUntilMounted(router: AnyRouter, state: NavigationState, mount: () => void): void {
  (router.history as RouterHistory).subscribe((event) => {
    const { pathname, search } = event.location;
    const isOtherPage = pathname + search !== state.shownEntry.page;
    if (event.action.type !== 'PUSH' && event.action.type !== 'REPLACE') {
      // Before the first navigation, Back loads a document (`reloadOnHistoryTraversal`).
      if (!state.navigationKind) return;
      state.navigationKind = 'traversal';
      if (isOtherPage) undoBrowserScroll(state);
    }
    if (state.isMounted || (!isOtherPage && !router.state.isLoading)) return;
    router.load(event).then(mount, () => location.reload());
  });
}

/** Focus, scroll and announcement on a page that has just been rendered. */
function finishNavigation(state: NavigationState, options: ClientRouterOptions): void {
  const { navigationKind, restoreFocusAndScroll } = state;
  const entry = currentEntry();
  if (navigationKind === 'in-place') {
    if (restoreFocusAndScroll)
      announce(options.site.querySelector('[role=status]')?.textContent, options.announcements);
    restoreFocusAndScroll?.();
  } else if (isBackOnShownPage(state)) {
    // The browser had restored the scroll position; the router has scrolled to the top since.
    window.scrollTo({ top: state.scrollTop, behavior: 'instant' });
  } else {
    if (navigationKind === 'link' || !restorePage(entry.key, options)) focusStartOfPage(state.focused);
    // The router leaves the scroll position alone when there is a hash, also one that names no element.
    if (navigationKind === 'link' && !hashTarget()) window.scrollTo({ top: 0, behavior: 'instant' });
    announce(document.title, options.announcements);
  }
  state.restoreFocusAndScroll = undefined;
  state.shownEntry = entry;
  // The islands of the server's page stay until React has rendered the next one. They are separate roots, which React
  // cannot unmount while it renders another root.
  queueMicrotask(stopIslands);
}

/**
 * On Back the browser restores the scroll position of the next page immediately, while this page is still shown. This
 * undoes it before the next frame is painted.
 */
function undoBrowserScroll(state: NavigationState): void {
  const { scrollX: left, scrollY: top } = window;
  const { shownEntry } = state;
  requestAnimationFrame(() => state.shownEntry === shownEntry && window.scrollTo({ left, top, behavior: 'instant' }));
}

/**
 * Whether Back leads to the page that is already shown: from another hash of it, or before the next page was rendered.
 */
function isBackOnShownPage({ navigationKind, shownEntry }: NavigationState): boolean {
  return navigationKind === 'traversal' && currentEntry().page === shownEntry.page;
}

function currentEntry(): Entry {
  return { key: entryKey(history.state) ?? location.href, page: location.pathname + location.search };
}
