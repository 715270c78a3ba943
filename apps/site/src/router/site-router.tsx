import { createRouter, stringifySearchWith } from '@tanstack/react-router';
import { parseQuery } from '../data/query.ts';
import { NotFoundPage } from '../features/fallbacks/NotFoundPage.tsx';
import { PageFailed } from '../features/fallbacks/PageFailed.tsx';
import type { RouterContext } from '../store/router-context.ts';
import { routeTree } from './route-tree.gen.ts';

/** One router per request on the server, one per document in the browser. */
export function createSiteRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    origin: context.origin,
    defaultStaleTime: 60_000,
    // A filtered list is the same page, so only a change of path has a view transition: transitions that interrupt each
    // other flicker.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? [] : false) },
    // A new page starts at its top without smooth scrolling. `@myler/islands/client-router` restores earlier positions.
    scrollRestorationBehavior: 'instant',
    trailingSlash: 'never',
    parseSearch: parseQuery,
    stringifySearch: stringifySearchWith(String),
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
