import { createRouter } from '@tanstack/react-router';
import { createStore } from 'jotai';
import type { ProviderClient } from '@myler/api-client/provider';
import type { ClientEnv } from './client-env.ts';
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx';
import { PageFailed } from './pages/page-failed/PageFailed.tsx';
import { routeTree } from './route-tree.gen.ts';

/** What loaders get: a way to read, and facts of the deployment. */
export interface RouterContext {
  /** A read of the provider: straight from the server, through the same-origin gateway from a browser. */
  read: ProviderClient['call'];
  /** The public origin, from configuration and never from a request: "https://myler.example". */
  origin: string;
  env: ClientEnv;
  /** Shared state of this visitor: one store per request and per document, never one per module. */
  store: ReturnType<typeof createStore>;
}

/** One router per request on the server, one per document in the browser. */
export function createSiteRouter(given: Omit<RouterContext, 'store'>) {
  const context: RouterContext = { ...given, store: createStore() };
  return createRouter({
    routeTree,
    context,
    // What the server knows of its deployment reaches the browser with the page's data.
    dehydrate: () => ({ env: context.env, origin: context.origin }),
    hydrate: (known: { env: ClientEnv; origin: string }) => {
      Object.assign(context, known);
    },
    origin: context.origin,
    // An article's data (about 5 kB) is fetched when a link is hovered, focused or touched.
    defaultPreload: 'intent',
    defaultPreloadDelay: 30,
    defaultStaleTime: 60_000,
    defaultViewTransition: true,
    scrollRestoration: true,
    trailingSlash: 'never',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageFailed,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
