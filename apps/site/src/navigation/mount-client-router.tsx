import { RouterProvider } from '@tanstack/react-router';
import { createGatewayClient } from '@myler/api-client/gateway';
import { dayHourAt, type DayHour } from '@myler/config/day-hours';
import { accessToken } from '../visitor/access-token.ts';
import { createSiteRouter, type SiteRouter } from '../router/site-router.tsx';
import { announce } from './announce.ts';
import { createSiteRoot } from '../islands/create-site-root.tsx';
import { syncDocumentHead } from './sync-document-head.ts';
import { stopIslands } from '../islands/start-islands.tsx';
import { preserveFocusAndScroll } from './preserve-focus-and-scroll.ts';
import type { NavigationOptions } from './navigate.ts';
import { rememberPage, restorePage } from './page-memory.ts';
import { entryKey } from '../router-edges/entry-key.ts';
import { ignoreSkippedTransitions } from '../router-edges/skipped-transitions.ts';
import type { SiteStore } from '../store/site-store.ts';
import { focusStartOfPage, hashTarget } from './focus-start-of-page.ts';

export interface ClientRouter {
  /** Navigates to a page. Resolves once it is rendered, or once a page that was requested later is rendered. */
  navigate: (page: string, options: NavigationOptions) => Promise<void>;
  /** Fetches a page's code and data. */
  prefetch: (page: string) => Promise<unknown>;
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
 * Renders all pages from the second on in the browser: the router reads the address, its loaders read through the
 * gateway, and the first page it renders replaces the server's markup. Nothing is hydrated, so no data is sent twice
 * and no markup can mismatch. This file does between two pages what a browser does between two documents
 * (docs/decisions/0032).
 */
export function mountClientRouter(store: SiteStore): ClientRouter {
  const gateway = createGatewayClient({ token: accessToken });
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, hour: hourOfClock, store });
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
    const site = document.getElementById('site');
    if (!site) throw new Error('@myler/site: the document has no #site. See shell/SiteDocument.tsx.');
    state.restoreFocusAndScroll = state.navigationKind === 'in-place' ? preserveFocusAndScroll() : undefined;
    createSiteRoot(site, store).render(<RouterProvider router={router} />);
  };

  loadUntilMounted(router, state, mount);
  router.subscribe('onBeforeRouteMount', () => {
    rememberPage(state.shownEntry.key);
    state.focused = document.activeElement;
  });
  // The router scrolls to the top right after this event, for links and for Back alike.
  router.subscribe('onResolved', () => (state.scrollTop = scrollY));
  syncDocumentHead(router);
  router.subscribe('onRendered', () => finishNavigation(state));
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
      return router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) as never });
    },
  };
}

function hourOfClock(): DayHour {
  return dayHourAt(new Date().getHours());
}

/**
 * Loads the page of a changed address and mounts the router with it. A mounted router loads pages itself. Before it
 * is mounted, the server's page stays when only its hash changes.
 */
function loadUntilMounted(router: SiteRouter, state: NavigationState, mount: () => void): void {
  router.history.subscribe((event) => {
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
function finishNavigation(state: NavigationState): void {
  const { navigationKind, restoreFocusAndScroll } = state;
  const entry = currentEntry();
  if (navigationKind === 'in-place') {
    if (restoreFocusAndScroll) announce(document.querySelector('#site [role=status]')?.textContent);
    restoreFocusAndScroll?.();
  } else if (isBackOnShownPage(state)) {
    // The browser had restored the scroll position; the router has scrolled to the top since.
    window.scrollTo({ top: state.scrollTop, behavior: 'instant' });
  } else {
    if (navigationKind === 'link' || !restorePage(entry.key)) focusStartOfPage(state.focused);
    // The router leaves the scroll position alone when there is a hash, also one that names no element.
    if (navigationKind === 'link' && !hashTarget()) window.scrollTo({ top: 0, behavior: 'instant' });
    announce(document.title);
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
