import { createHash } from 'node:crypto';
import type { RenderedPage } from '@myler/api-client/site-pages';
import earlyScript from '@myler/islands/early-script.js?inline-script';
import { live } from '@myler/islands/attributes';
import { renderedStatus } from '@myler/islands/navigation';
import { IslandCollector } from '@myler/islands/server';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { SiteRouter } from '../router/site-router.tsx';
import boot from './boot.js?inline-script';
import endOfBody from './end-of-body.js?inline-script';
import { entryUrl, pageStylesheets, type Stylesheet } from './built-files.server.ts';

/** React writes this instead of a Suspense boundary's contents when a component in it throws. */
const FAILED_BOUNDARY = '<!--$!-->';

/**
 * Renders a page to a string, because the proxy caches it: streaming would gain nothing and cost more. The page
 * contains no script but the inline ones, and no data but the props of its islands, which alone are hydrated
 * (docs/decisions/0030).
 *
 * @throws what a component of the page threw, because a page with a missing part must not be served
 */
export async function renderRouter(
  url: URL,
  createRouter: () => SiteRouter,
  isComplete: () => boolean,
): Promise<RenderedPage> {
  let html = '';
  let failure: unknown;
  const handle = createRequestHandler({ request: new Request(url), createRouter });
  const response = await handle(async ({ router, responseHeaders }) => {
    const islands = new IslandCollector((content) => (
      <Provider store={router.options.context.store}>{content}</Provider>
    ));
    const page = await renderWhole(islands.around(<RouterServer router={router} />));
    html = `<!doctype html>${await islands.fill(page, renderWhole)}`
      .replace('__ENTRY_URL__', entryUrl())
      .replace('<head>', `<head><script>${boot}${earlyScript}</script>`)
      .replace('</body>', `<script>${endOfBody}</script></body>`);
    const routeIds = router.state.matches.map(({ routeId }) => routeId);
    const links = stylesheetLinks(pageStylesheets(routeIds, islands.names()));
    html = html.replace('</head>', () => `${links}</head>`);
    failure = router.state.matches.find(({ status }) => status === 'error')?.error;
    return new Response(null, { status: renderedStatus(router), headers: responseHeaders });
  });
  const redirect = response.headers.get('location');
  return {
    status: response.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html,
    ...(redirect ? { redirect } : {}),
    ...(failure === undefined ? {} : { failure }),
    cacheable: isComplete() && response.status < 500,
    scriptHashes: inlineScriptHashes(html),
  };
}

/**
 * Throws when a part of the page is missing. React leaves such a part to the browser, which does not render this page
 * again.
 */
async function renderWhole(page: ReactNode, identifierPrefix = ''): Promise<string> {
  const html = renderToString(page, { identifierPrefix });
  if (!html.includes(FAILED_BOUNDARY)) return html;
  // Only this renderer reports what was thrown.
  let thrown: unknown = new Error('A part of the page could not be rendered.');
  await prerenderToNodeStream(page, { onError: (error) => void (thrown = error) });
  throw thrown;
}

function stylesheetLinks(sheets: readonly Stylesheet[]): string {
  return renderToStaticMarkup(
    sheets.map(({ href, files }) => (
      <link key={href} rel="stylesheet" href={href} {...live({ files: files.join(' ') })} />
    )),
  );
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
