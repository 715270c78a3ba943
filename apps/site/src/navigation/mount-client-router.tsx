import { RouterProvider } from '@tanstack/react-router';
import { createGatewayClient } from '@myler/api-client/gateway';
import { accessToken } from '../visitor/access-token.ts';
import { createSiteRouter } from '../router/site-router.tsx';
import { announce } from './announce.ts';
import { createSiteRoot } from '../islands/create-site-root.tsx';
import { syncDocumentHead } from './sync-document-head.ts';
import { stopIslands } from '../islands/start-islands.tsx';
import { preserveFocusAndScroll } from './preserve-focus-and-scroll.ts';
import type { Turn } from './navigate.ts';
import { rememberPage, restorePage } from './page-memory.ts';
import { entryKey } from '../router-edges/entry-key.ts';
import { ignoreSkippedTransitions } from '../router-edges/skipped-transitions.ts';
import type { SiteStore } from '../store/site-store.ts';
import { startReading } from './start-reading.ts';

export interface ClientRouter {
  /** Turns to a page. Resolves once it is drawn, or once another one is that was asked for later. */
  navigate: (page: string, turn: Turn) => Promise<void>;
  /** Fetches a page's code and data. */
  prefetch: (page: string) => Promise<unknown>;
}

/**
 * From the second page on, pages are rendered here: the router knows the address, its loaders read through the gateway,
 * and the first page it renders takes the place of the one the server made. Nothing is hydrated, so nothing has to be
 * sent twice and nothing can mismatch. What the browser does between two documents is done here between two pages
 * (docs/decisions/0032).
 */
export function mountClientRouter(store: SiteStore): ClientRouter {
  const gateway = createGatewayClient({ token: accessToken });
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, store });
  const current = () => ({ key: entryKey(history.state) ?? location.href, page: location.pathname + location.search });

  /** The entry of the history whose page is shown. While a page is on its way, the address is that page's already. */
  let shown = current();
  /** The key of the entry that was added last. */
  let added: string | undefined;
  let arrival: 'by a link' | 'in place' | 'by the history' | undefined;
  let isMounted = false;
  let putBack: (() => void) | undefined;
  /** What had the focus when the page was left: as a rule the link that was pressed. */
  let focused: Element | null = null;
  let scrolled = 0;

  /** Somebody came back to the page that is shown: from another part of it, or before the next page was drawn. */
  const isBack = () => arrival === 'by the history' && current().page === shown.page;

  const mount = () => {
    if (isMounted || isBack()) return;
    isMounted = true;
    const site = document.getElementById('site');
    if (!site) throw new Error('@myler/site: the document has no #site. See shell/SiteDocument.tsx.');
    putBack = arrival === 'in place' ? preserveFocusAndScroll() : undefined;
    createSiteRoot(site, store).render(<RouterProvider router={router} />);
  };

  /** The browser scrolls to where the next page was left, at once, and what is shown is still this one. */
  const undoScroll = () => {
    const { scrollX: left, scrollY: top } = window;
    const before = shown;
    // Nothing is painted in between.
    requestAnimationFrame(() => shown === before && window.scrollTo({ left, top, behavior: 'instant' }));
  };

  router.history.subscribe((event) => {
    const { pathname, search } = event.location;
    const isOther = pathname + search !== shown.page;
    if (event.action.type !== 'PUSH' && event.action.type !== 'REPLACE') {
      // Not turned yet: these pages are documents (`loadPagesBefore`).
      if (!arrival) return;
      arrival = 'by the history';
      if (isOther) undoScroll();
    }
    // Once it is mounted, the router listens itself. Before, the page is the server's, and stays when nobody leaves it.
    if (isMounted || (!isOther && !router.state.isLoading)) return;
    router.load(event).then(mount, () => location.reload());
  });
  router.subscribe('onBeforeRouteMount', () => {
    rememberPage(shown.key);
    focused = document.activeElement;
  });
  // The router scrolls to the top next, on every way to a page.
  router.subscribe('onResolved', () => (scrolled = scrollY));
  syncDocumentHead(router);
  router.subscribe('onRendered', () => {
    const { key, page } = current();
    if (arrival === 'in place') {
      if (putBack) announce(document.querySelector('#site [role=status]')?.textContent);
      putBack?.();
    } else if (isBack()) {
      // The browser has scrolled.
      window.scrollTo({ top: scrolled, behavior: 'instant' });
    } else {
      if (arrival === 'by a link' || !restorePage(key)) startReading(focused);
      announce(document.title);
    }
    putBack = undefined;
    shown = { key, page };
    // Not before: until React has drawn, the page of the server is what the visitor sees. Nor while React is at work: an
    // island is a root of its own.
    queueMicrotask(stopIslands);
  });
  ignoreSkippedTransitions();

  return {
    async navigate(page, { inPlace = false, replace = false }) {
      arrival = inPlace ? 'in place' : 'by a link';
      // As between documents, a page that was pressed for and has not come leaves no entry.
      const isUndrawn = added !== shown.key && added === entryKey(router.history.location.state);
      const turned = router.navigate({
        href: page,
        replace: replace || isUndrawn,
        ...(inPlace ? { resetScroll: false, viewTransition: false } : {}),
      });
      added = entryKey(router.history.location.state);
      await turned;
      // A link to this very page: it is drawn anew.
      mount();
    },
    prefetch(page) {
      // `to` is a path: with its query in it, "/press/list?year=2025" would be taken for a release of that name.
      const { pathname, search } = new URL(page, location.href);
      return router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) as never });
    },
  };
}
