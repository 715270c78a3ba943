import type { ProviderClient } from '@myler/api-client/provider';
import type { ListPages, RenderPage } from '@myler/api-client/site-pages';
import { defaultClientEnv, type ClientEnv } from './client-env.ts';
import { loadIslands } from './app/islands/registry.ts';
import { createSiteStore } from './app/site-store.ts';
import { createSiteRouter } from './router.tsx';
import { renderRouter } from './ssr/render-router.server.tsx';

await loadIslands();

/** The entry the proxy knows: a page for a URL, or where to go instead. */
export const renderPage: RenderPage = (url, deps) => {
  let complete = true;
  const env: ClientEnv = { ...defaultClientEnv, ...deps.clientEnv };
  const read: ProviderClient['call'] = async (key, options) => {
    try {
      return await deps.provider.call(key, options);
    } catch (error) {
      complete = false;
      throw error;
    }
  };
  return renderRouter(
    url,
    () => createSiteRouter({ read, origin: deps.origin, store: createSiteStore(env) }),
    () => complete,
  );
};

/** Pages for one visitor, and the one that is none: not for anybody's map. */
const unlisted = new Set([
  '/e-gift-card/order',
  '/not-found',
  '/search-results',
  '/shortlist',
  '/unsubscribe',
  '/unsubscribed',
]);

/** For the sitemap. */
export const listPages: ListPages = async () => {
  const never: ProviderClient['call'] = () => Promise.reject(new Error('A list of pages reads nothing.'));
  const router = createSiteRouter({
    read: never,
    origin: 'http://localhost',
    store: createSiteStore(defaultClientEnv),
  });
  return Object.keys(router.routesByPath).filter((path) => !unlisted.has(path));
};
