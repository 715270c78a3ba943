'use client';

import { ignoreSkippedTransitions } from './skipped-transitions.ts';
import { RouterProvider, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import type { ClientRouter } from './navigate.ts';
import { rememberPage, restorePage, type RememberedPage } from './restore-page.ts';
import { focusStartOfPage, hashTarget } from './focus-start-of-page.ts';
import { preserveFocusAndScroll } from './preserve-focus-and-scroll.ts';
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
  type PageTurn,
} from './page-turn.ts';
import { entryKey } from './entry-key.ts';
import { syncDocumentHead } from './sync-document-head.ts';
import { createIslandRoot } from '../island/create-root.tsx';
import { announce } from './announce.ts';
import { stopIslands } from '../island/start-islands.ts';

/** How a page with other contents takes the place of the same page. */
const IN_PLACE = { resetScroll: false, viewTransition: false };

/** Where the router renders pages, and what it tells. */
export interface ClientRouterOptions extends RememberedPage {
  /**
   * Outside the page. In it a page's title is announced, or its status after a change in place; the class `visually-hidden`
   * hides that from those who see.
   */
  overlay: HTMLElement;
  /** Called each time another page has been rendered and its title set. */
  onPageRendered?: () => void;
}

/**
 * Renders all pages from the second on in the browser: the router reads the address, and the first page it renders replaces
 * the server's markup. Nothing is hydrated, so no data is sent twice and no markup can mismatch. This file does between two
 * pages what a browser does between two documents; which of it is due is decided in `page-turn.ts`.
 */
export function createClientRouter(router: AnyRouter, options: ClientRouterOptions): ClientRouter {
  let turn = idle(currentEntry());
  let isMounted = false;
  let focusedOnLeaving: Element | null = null;
  let restoreInPlace: (() => void) | undefined;
  let scrollTop = 0;

  const mount = () => {
    if (isMounted || isBackOnShownPage(turn, currentEntry())) return;
    isMounted = true;
    if (turn.kind === 'in-place') restoreInPlace = preserveFocusAndScroll(options.site);
    createIslandRoot(options.site).render(<RouterProvider router={router} />);
  };

  // A mounted router loads pages itself. Before, this loads the page of a changed address, except of a changed hash.
  (router.history as RouterHistory).subscribe((event) => {
    const isOtherPage = pageOf(event.location) !== turn.shown.page;
    if (event.action.type !== 'PUSH' && event.action.type !== 'REPLACE') {
      turn = traverse(turn);
      // The browser loads a document (`reloadOnHistoryTraversal`).
      if (turn.status === 'idle') return;
      if (isOtherPage) undoBrowserScroll(() => turn);
    }
    if (isMounted || (!isOtherPage && !router.state.isLoading)) return;
    router.load(event).catch(() => location.reload());
  });
  router.subscribe('onBeforeRouteMount', () => {
    rememberPage(turn.shown.key, options);
    focusedOnLeaving = document.activeElement;
    turn = leave(turn);
  });
  // A page has been loaded, for links and for Back alike, also the page that is shown. Right after, the router scrolls to the top.
  router.subscribe('onResolved', () => (scrollTop = scrollY));
  router.subscribe('onResolved', mount);
  syncDocumentHead(router, options.onPageRendered);
  router.subscribe('onRendered', () => {
    const entry = currentEntry();
    if (turn.kind === 'in-place') finishInPlace(restoreInPlace, options);
    // The browser had restored the scroll position; the router has scrolled to the top since.
    else if (isBackOnShownPage(turn, entry)) scrollDownTo(scrollTop);
    else finishTurn(turn, entry, focusedOnLeaving, options);
    restoreInPlace = undefined;
    turn = show(turn, entry);
    // Of the server's page. React cannot unmount their roots while it renders another root.
    queueMicrotask(stopIslands);
  });
  ignoreSkippedTransitions();

  return {
    async navigate(page, { inPlace = false, replace = false }) {
      turn = request(turn, inPlace ? 'in-place' : 'link');
      const mustReplace = replace || mustReplaceEntry(turn, keyInRouter(router));
      const navigated = router.navigate({ href: page, replace: mustReplace, ...(inPlace && IN_PLACE) });
      turn = entryAdded(turn, keyInRouter(router));
      await navigated;
    },
    prefetch: (page) => preload(router, page),
  };
}

function preload(router: AnyRouter, page: string): Promise<unknown> {
  // `to` must be a path: "/press/list?year=2025" as a whole would match the route of a release with that name.
  const { pathname, search } = new URL(page, location.href);
  return router.preloadRoute({ to: pathname, search: router.options.parseSearch?.(search) as never });
}

/** The page that is shown has other contents. */
function finishInPlace(restore: (() => void) | undefined, { site, overlay }: ClientRouterOptions): void {
  if (!restore) return;
  announce(site.querySelector('[role=status]')?.textContent, overlay);
  restore();
}

/** Focus, scroll and announcement on another page that has just been rendered. */
function finishTurn({ kind }: PageTurn, { key }: Entry, focused: Element | null, options: ClientRouterOptions): void {
  if (kind === 'link' || !restorePage(key, options)) focusStartOfPage(focused);
  // The router leaves the scroll position alone when there is a hash, also one that names no element.
  if (kind === 'link' && !hashTarget()) scrollDownTo(0);
  announce(document.title, options.overlay);
}

/**
 * On Back the browser restores the scroll position of the next page immediately, while this page is still shown. This
 * undoes it before the next frame is painted.
 */
function undoBrowserScroll(currentTurn: () => PageTurn): void {
  const { scrollX: left, scrollY: top } = window;
  const { shown } = currentTurn();
  requestAnimationFrame(() => currentTurn().shown === shown && window.scrollTo({ left, top, behavior: 'instant' }));
}

function keyInRouter(router: AnyRouter): string | undefined {
  return entryKey((router.history as RouterHistory).location.state);
}

function scrollDownTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function currentEntry(): Entry {
  return { key: entryKey(history.state) ?? location.href, page: pageOf(location) };
}

function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
