import { createHash } from 'node:crypto';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from '../entry-server.tsx';
import type { SiteRouter } from '../router.tsx';
import boot from './boot.js?inline-script';
import { entryUrl, routerManifest } from './manifest.server.ts';

/**
 * Everything that is young in TanStack Router's server rendering is used in this file and in `start-app.tsx` only.
 *
 * The page is rendered to a string (it is kept, so streaming would gain nothing and cost more) and the data that
 * hydration needs is taken out of it: the markup says it already.
 */
export async function renderRouter(
  url: URL,
  createRouter: () => SiteRouter,
  isComplete: () => boolean,
): Promise<RenderedPage> {
  let html = '';
  let state = '';
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter,
    getRouterManifest: () => routerManifest(),
  });
  const response = await handle(async ({ router, responseHeaders }) => {
    html = `<!doctype html>${renderToString(<RouterServer router={router} />)}`
      .replace('__ENTRY_URL__', entryUrl())
      .replace('<head>', `<head><script>${boot}</script>`);
    state = hydrationState(router);
    return new Response(null, { status: statusOf(router), headers: responseHeaders });
  });
  const redirect = response.headers.get('location');
  return {
    status: response.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html,
    state,
    ...(redirect ? { redirect } : {}),
    cacheable: isComplete() && response.status < 500,
    scriptHashes: inlineScriptHashes(html),
  };
}

function statusOf(router: SiteRouter): number {
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200;
}

/** The router's own hydration scripts as one module. Their last words remove the script element they expect to be in. */
function hydrationState(router: SiteRouter): string {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags();
  return (tags?.before ?? [])
    .map((tag) => tag.children ?? '')
    .join(';')
    .replace(/;?\{let s=document\.currentScript.*?s\.remove\(\)\}/gs, '');
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\b(?:src|type="application\/))[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(
    ([, text]) =>
      `sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}`,
  );
}
