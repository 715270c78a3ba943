import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { NotFoundPage } from '../features/fallbacks/NotFoundPage.tsx';
import { PageFailed } from '../features/fallbacks/PageFailed.tsx';
import type { RouterContext } from '../router-context/router-context.ts';
import { routeTree } from './route-tree.gen.ts';

/** One router per request on the server, one per document in the browser. */
export function createSiteRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    origin: context.origin,
    defaultStaleTime: 60_000,
    // A list that is narrowed is the same page; transitions that interrupt each other would only flicker.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? [] : false) },
    // A page begins at its top, and not on the way there. Where it was left is kept by `navigation/page-memory.ts`.
    scrollRestorationBehavior: 'instant',
    trailingSlash: 'never',
    // An address is words: "?q=2024" looks for 2024, and nobody's quotes are lost.
    parseSearch: parseSearchWith((value) => value),
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
