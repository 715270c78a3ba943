import { createApp, type App, type AppDeps } from '../app.ts';
import { readEnv } from '../environment/env.ts';
import { createLog } from '@myler/server/log';
import type { RenderedPage } from '@myler/api-client/site-pages';

export const ORIGIN = 'https://www.myler.example';

/** The headers that a browser sends from a page of the site. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

export interface TestApp extends App {
  /** The log as text. */
  logged: () => string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestAppOptions extends Partial<Omit<AppDeps, 'env'>> {
  variables?: Record<string, string>;
  peerAddress?: string;
}

/** The real app in memory. Only the site is a fake, unless a test passes its own. */
export function createTestApp(url: string | undefined, options: TestAppOptions = {}): TestApp {
  const { variables, peerAddress = '203.0.113.7', ...deps } = options;
  const lines: string[] = [];
  const app = createApp({
    env: readEnv({
      PUBLIC_ORIGIN: ORIGIN,
      PUBLISHABLE_TOKEN: 'pk_0123456789abcdef',
      PROVIDER_SECRET: 'sk_0123456789abcdef',
      ...variables,
    }),
    origin: ORIGIN,
    providerUrl: () => url,
    renderPage: (url) => Promise.resolve(pageFor(url)),
    clientFolder: '/nowhere',
    log: createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } }),
    isReady: () => true,
    // Calls have no deadline here, because a good response may take longer on a busy machine.
    deadlineSignal: () => new AbortController().signal,
    ...deps,
  });
  const call = async (path: string, init: RequestInit) =>
    app.fetch(new Request(new URL(path, ORIGIN), init), { peerAddress });
  return {
    ...app,
    logged: () => lines.join(''),
    get: (path, headers = {}) => call(path, { headers }),
    send: (method, path, body, headers = {}) =>
      call(path, {
        method,
        headers: { ...sameOriginHeaders, ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

/** A fake site's page: 404 for `/nowhere…` and `/not-found`, 200 for all other paths. */
export function pageFor(url: URL, page: Partial<RenderedPage> = {}): RenderedPage {
  const nowhere = url.pathname.startsWith('/nowhere') || url.pathname === '/not-found';
  return {
    status: nowhere ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<!doctype html><html><h1>${nowhere ? 'Not here' : url.pathname + url.search}</h1>${'<p>Words.</p>'.repeat(100)}</html>`,
    cacheable: true,
    scriptHashes: ['sha256-abc='],
    ...page,
  };
}
