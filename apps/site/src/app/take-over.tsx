import { RouterProvider } from '@tanstack/react-router';
import { createGatewayClient } from '@myler/api-client/gateway';
import { accessToken } from '../data/access-token.ts';
import { createSiteRouter, type SiteRouter } from '../router.tsx';
import { createSiteRoot } from './create-site-root.tsx';
import { stopIslands } from './islands/start-islands.tsx';
import { followHead } from './follow-head.ts';
import { ignoreSkippedTransitions } from './router-edges/skipped-transitions.ts';
import { keepPlace, sayStatus } from './keep-place.ts';
import type { TakenOver } from './navigation.ts';
import type { SiteStore } from './site-store.ts';

/**
 * From the second page on, pages are rendered here: the router knows the address, its loaders read through the gateway,
 * and the first page it renders takes the place of the one the server made. Nothing is hydrated, so nothing has to be
 * sent twice and nothing can mismatch.
 */
export function takeOver(store: SiteStore): TakenOver {
  const gateway = createGatewayClient({ token: accessToken });
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, store });
  followHead(router);
  keepScrollOfFirstPage(router);
  storeNoScroll();
  ignoreSkippedTransitions();
  let mounted = false;
  return {
    router,
    isMounted: () => mounted,
    keepPlace,
    sayStatus,
    mount() {
      mounted = true;
      const site = document.getElementById('site');
      if (!site) throw new Error('@myler/site: the document has no #site. See shell/SiteDocument.tsx.');
      createSiteRoot(site, store).render(<RouterProvider router={router} />);
      // Not before: until React has drawn, the old page is what the visitor sees.
      const stop = router.subscribe('onRendered', () => {
        stop();
        // Not while React is at work: an island is a root of its own.
        queueMicrotask(stopIslands);
      });
    },
  };
}

/**
 * The page that the server made counts as one that was shown, and its scroll as one to come back to: the router
 * remembers only what it has drawn itself, and where it saw somebody scroll.
 */
function keepScrollOfFirstPage(router: SiteRouter): void {
  router.stores.resolvedLocation.set(router.latestLocation);
  document.dispatchEvent(new Event('scroll'));
}

/**
 * The router stores addresses and scrolls as the page goes, and nothing is stored here that the decisions do not name
 * (Consent). A page that is loaded again is scrolled by the browser itself.
 */
function storeNoScroll(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.removeItem('tsr-scroll-restoration-v1_3');
    } catch {
      // Storage is blocked: nothing was stored.
    }
  });
}
