'use client';

import { RouterProvider, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { createIslandRoot } from '../island/create-root.tsx';
import { stopIslands } from '../island/start-islands.ts';
import { announce, type Announcements } from './announce.ts';
import { entryKey } from './entry-key.ts';
import { focusStartOfPage, hashTarget } from './focus-start-of-page.ts';
import type { ClientRouter } from './navigate.ts';
import {
  entryAdded,
  idle,
  isBackOnShownPage,
  leave,
  mustReplaceEntry,
  request,
  show,
  traverse,
  type Entry,
} from './page-turn.ts';
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

/**
 * Renders all pages from the second on in the browser: the router reads the address, and the first page it renders replaces
 * the server's markup. Nothing is hydrated, so no data is sent twice and no markup can mismatch. This file does between two
 * pages what a browser does between two documents; which of it is due is decided in `page-turn.ts`.
 */
export function createClientRouter(router: AnyRouter, options: ClientRouterOptions): ClientRouter {
  const { site, announcements } = options;
  let turn = idle(currentEntry());
  let isMounted = false;
  /** The focused element when the page was left: usually the link that was followed. */
  let focused: Element | null = null;
  /** Restores focus, fields and scroll on the first page that the router renders, if it is rendered in place. */
  let restoreInPlace: (() => void) | undefined;
  let scrollTop = 0;

  // On Back the browser restores the scroll position of the next page immediately, while this page is still shown. This
  // undoes it before the next frame is painted.
  const undoBrowserScroll = () => {
    const { scrollX: left, scrollY: top } = window;
    const { shown } = turn;
    requestAnimationFrame(() => turn.shown === shown && window.scrollTo({ left, top, behavior: 'instant' }));
  };

  const mount = () => {
    if (isMounted || isBackOnShownPage(turn, currentEntry())) return;
    isMounted = true;
    if (turn.kind === 'in-place') restoreInPlace = preserveFocusAndScroll(site);
    createIslandRoot(site).render(<RouterProvider router={router} />);
  };

  // Loads the page of a changed address and mounts the router with it. A mounted router loads pages itself. Before it is
  // mounted, the server's page stays when only its hash changes.
  (router.history as RouterHistory).subscribe((event) => {
    const { pathname, search } = event.location;
    const isOtherPage = pathname + search !== turn.shown.page;
    if (event.action.type !== 'PUSH' && event.action.type !== 'REPLACE') {
      turn = traverse(turn);
      // The browser loads a document (`reloadOnHistoryTraversal`).
      if (turn.status === 'idle') return;
      if (isOtherPage) undoBrowserScroll();
    }
    if (isMounted || (!isOtherPage && !router.state.isLoading)) return;
    router.load(event).then(mount, () => location.reload());
  });
  router.subscribe('onBeforeRouteMount', () => {
    rememberPage(turn.shown.key, options);
    focused = document.activeElement;
    turn = leave(turn);
  });
  // The router scrolls to the top right after this event, for links and for Back alike.
  router.subscribe('onResolved', () => (scrollTop = scrollY));
  syncDocumentHead(router, options.onPageRendered);
  router.subscribe('onRendered', () => {
    const entry = currentEntry();
    if (turn.kind === 'in-place') {
      if (restoreInPlace) announce(site.querySelector('[role=status]')?.textContent, announcements);
      restoreInPlace?.();
    } else if (isBackOnShownPage(turn, entry)) {
      // The browser had restored the scroll position; the router has scrolled to the top since.
      scrollDownTo(scrollTop);
    } else {
      if (turn.kind === 'link' || !restorePage(entry.key, options)) focusStartOfPage(focused);
      // The router leaves the scroll position alone when there is a hash, also one that names no element.
      if (turn.kind === 'link' && !hashTarget()) scrollDownTo(0);
      announce(document.title, announcements);
    }
    restoreInPlace = undefined;
    turn = show(turn, entry);
    // The islands of the server's page stay until React has rendered the next one. They are separate roots, which React
    // cannot unmount while it renders another root.
    queueMicrotask(stopIslands);
  });
  ignoreSkippedTransitions();

  return {
    async navigate(page, { inPlace = false, replace = false }) {
      turn = request(turn, inPlace ? 'in-place' : 'link');
      const navigated = router.navigate({
        href: page,
        replace: replace || mustReplaceEntry(turn, keyInRouter(router)),
        ...(inPlace ? { resetScroll: false, viewTransition: false } : {}),
      });
      turn = entryAdded(turn, keyInRouter(router));
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

function keyInRouter(router: AnyRouter): string | undefined {
  return entryKey((router.history as RouterHistory).location.state);
}

function scrollDownTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function currentEntry(): Entry {
  return { key: entryKey(history.state) ?? location.href, page: location.pathname + location.search };
}
