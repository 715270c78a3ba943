import { loadIslands, registerIslands } from '@myler/islands/server';
import type { GatewayClient } from '@myler/api-client/gateway';
import type { RenderPage } from '@myler/api-client/site-pages';
import { defaultClientEnv, type ClientEnv } from './store/client-env.ts';
import { islands } from './app/island-registry.ts';
import { createSiteStore } from './store/site-store.ts';
import { createSiteRouter } from './router/site-router.tsx';
import { renderRouter } from './ssr/render-router.server.tsx';

registerIslands(islands);
await loadIslands();

/** The proxy imports this entry: it returns the page of a URL, or a redirect. */
export const renderPage: RenderPage = (url, deps) => {
  let complete = true;
  const env: ClientEnv = { ...defaultClientEnv, ...deps.clientEnv };
  const read: GatewayClient['call'] = async (key, options) => {
    try {
      return await deps.provider.call(key, options);
    } catch (error) {
      complete = false;
      throw error;
    }
  };
  return renderRouter(
    url,
    () => createSiteRouter({ read, origin: deps.origin, hour: () => deps.hour, store: createSiteStore(env) }),
    () => complete,
  );
};
