import type { ProviderClient } from '@myler/api-client/provider';
import { defaultClientEnv, type ClientEnv } from './client-env.ts';
import { createSiteStore } from './app/site-store.ts';
import { createSiteRouter } from './router.tsx';
import { renderRouter } from './ssr/render-router.server.tsx';

export interface RenderDeps {
  provider: ProviderClient;
  origin: string;
  clientEnv: Record<string, unknown>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** A complete document, the same for every visitor. */
  html: string;
  redirect?: string;
  /** False when a block could not be filled: such a page should not be kept as a good copy. */
  cacheable: boolean;
  /** For the content security policy: `sha256-…` of each inline script. */
  scriptHashes: string[];
}

/** The entry the proxy knows: a page for a URL, or where to go instead. */
export function renderPage(url: URL, deps: RenderDeps): Promise<RenderedPage> {
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
}

/** Pages for one visitor, and the one that is none: not for anybody's map. */
const unlisted = new Set(['/not-found', '/search-results', '/shortlist']);

/** The paths of all pages that may be found, a part that differs as `$id`: for the sitemap. */
export async function listPages(): Promise<string[]> {
  const never: ProviderClient['call'] = () => Promise.reject(new Error('A list of pages reads nothing.'));
  const router = createSiteRouter({
    read: never,
    origin: 'http://localhost',
    store: createSiteStore(defaultClientEnv),
  });
  return Object.keys(router.routesByPath).filter((path) => !unlisted.has(path));
}
