import { Hono } from 'hono';
import { api } from './api/api.ts';
import { createAssets, type Assets } from './assets/assets.ts';
import { bankForm, bankPage } from './bank-page/bank-page.ts';
import type { AppContext, AppEnv } from './http/context.ts';
import { browserEnv, type Env } from './environment/env.ts';
import { feeds } from './feeds/feeds.ts';
import { createCachedReads, type CachedReads } from './gateway/cached-reads.ts';
import { gateway } from './gateway/gateway.ts';
import { Problem } from '@myler/api-client/problems';
import { address } from '@myler/config/address';
import type { RenderPage } from '@myler/api-client/site-pages';
import { toResponse } from './http/prepared-response.ts';
import type { Logger } from '@myler/server/log';
import type { ObserveRequest } from '@myler/server/observe-request';
import type { BeginSpan } from '@myler/server/trace-request';
import { media } from './media/media.ts';
import { limitBody } from './middleware/body-limit/body-limit.ts';
import { clientAddress } from './middleware/client-address/client-address.ts';
import { csrf } from './middleware/csrf/csrf.ts';
import type { SharedByProxies } from './middleware/rate-limit/counters.ts';
import { createRateLimits, type RateLimits } from './middleware/rate-limit/rate-limit.ts';
import { requestId } from './middleware/request-id/request-id.ts';
import { requestLog } from './middleware/request-log/request-log.ts';
import { requestTrace } from './middleware/request-trace/request-trace.ts';
import { watchVisitor } from './middleware/visitor-signal/visitor-signal.ts';
import { configuredHeaders, withSecurityHeaders } from './middleware/security-headers/security-headers.ts';
import { thirdPartyOrigins } from './pages/content-security-policy.ts';
import { createEarlyRefusal, type EarlyRefusal } from './early-refusal.ts';
import { respondToError } from './pages/respond-to-error.ts';
import { pageAddress } from './pages/page-address.ts';
import { Pages } from './pages/pages.ts';
import { paths, type PathName, type PathPolicy } from './policies/policies.ts';
import { withPolicy } from './middleware/policy/with-policy.ts';
import { robots } from './robots/robots.ts';
import { securityTxt } from './security-txt/security-txt.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { pressKit } from './press-kit/press-kit.ts';
import type { Admission } from './provider/admission.ts';
import { createProviderClients, type ProviderClients } from './provider/clients.ts';
import type { ProviderWatch } from './provider/watch.ts';
import { trace } from './trace/trace.ts';
import { createVisitorHour, type VisitorHour } from './trace/visitor-hour.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';
import { webApp } from './web-app/web-app.ts';

export interface AppDeps extends Partial<SharedByProxies> {
  env: Env;
  /** The public origin, from configuration and never from a request. */
  origin: string;
  /** Undefined while the provider starts. */
  providerUrl: () => string | undefined;
  /** Ends and starts the provider, when it is a child process that hangs. */
  restartProvider?: (() => void) | undefined;
  renderPage: RenderPage;
  /** The folder of the site's client build. */
  clientFolder: string;
  /** The folder with the files of all builds (`assets/kept-assets.ts`). Unset: only those of this build are served. */
  keptFolder?: string | undefined;
  log: Logger;
  /** Whether a load balancer may send requests here. */
  isReady: () => boolean;
  /** Is told of each request, for the metrics. */
  observe?: ObserveRequest | undefined;
  /** Begins the span of a request in a trace. */
  beginSpan?: BeginSpan | undefined;
  /** False in development: nothing is cached. */
  isCacheEnabled?: boolean | undefined;
  /** Overrides the content security policy of pages in development. */
  policy?: string | undefined;
  now?: () => number;
  /**
   * Creates the signal that aborts a call to the provider after so many milliseconds. The default is
   * `AbortSignal.timeout`; tests replace it.
   */
  deadlineSignal?: (ms: number) => AbortSignal;
}

export interface App {
  /** Responds to any request, without a network. */
  fetch: (request: Request, bindings?: AppEnv['Bindings']) => Response | Promise<Response>;
  /** Whether a request would be refused, by its first line. What is refused here costs next to nothing. */
  refusesEarly: EarlyRefusal;
  pages: Pages;
  /** The part of a visitor's day, by the clock of the country that a trusted proxy sends. */
  visitorHour: VisitorHour;
  assets: Assets;
  /** Notices a provider that hangs. */
  watch: ProviderWatch;
  /** The queues of calls to the provider. */
  admission: Admission;
  /** All routes and middleware, for the test that each has a policy. */
  routes: readonly { method: string; path: string }[];
}

/** The app of the public origin: pages, files, `/api`, the gateway and pictures. All dependencies are parameters. */
export function createApp(deps: AppDeps): App {
  const { env, origin, log, now, isCacheEnabled } = deps;
  const { publishableToken, providerSecret } = env;
  const provider = createProviderClients({
    url: deps.providerUrl,
    deadlineSignal: deps.deadlineSignal,
    timeout: env.providerTimeout,
    publishableToken,
    providerSecret,
    log,
    sharedNotes: deps.sharedNotes,
    restart: deps.restartProvider,
  });
  const reads = createCachedReads(provider.website, { now, isCacheEnabled });
  const headers = configuredHeaders(env.hstsPreload);
  const assets = createAssets({ folder: deps.clientFolder, keptFolder: deps.keptFolder, headers });
  const pages = createPages(deps, reads);
  const visitorHour = createVisitorHour(env.trustedProxies, now);

  const rateLimits = createRateLimits(deps.createCounter, (token) => provider.members.callerOf(token));

  const app = new Hono<AppEnv>({ strict: true });
  prepareRequests(app, deps);
  registerPaths(app, createHandlers(deps, { provider, reads, pages, visitorHour, assets, rateLimits }), {
    rateLimits,
    origin,
    calls: [api({ provider, reads, rateLimits, log }), gateway({ provider, reads, rateLimits, providerSecret })],
  });
  app.onError((error, context) => respondToError(error, context, log));

  const { watch, admission } = provider;
  return {
    fetch: (request, bindings = {}) => app.fetch(request, bindings),
    refusesEarly: createEarlyRefusal({ admission, pages, reads }),
    pages,
    visitorHour,
    assets,
    watch,
    admission,
    routes: app.routes,
  };
}

/** The cache of rendered pages, which are read through the gateway's cache. */
function createPages({ env, origin, log, now, isCacheEnabled, ...deps }: AppDeps, reads: CachedReads): Pages {
  return new Pages({
    render: deps.renderPage,
    deps: { provider: reads.client, origin, clientEnv: browserEnv(env) },
    log,
    maxWait: env.providerTimeout,
    connectTo: thirdPartyOrigins([env.traceUrl, env.analyticsUrl, env.sentryDsn]),
    policy: deps.policy,
    headers: configuredHeaders(env.hstsPreload),
    isCacheEnabled,
    now,
  });
}

type Handlers = Record<PathName, (context: AppContext) => Response | Promise<Response>>;

interface Parts extends Pick<App, 'pages' | 'visitorHour' | 'assets'> {
  provider: ProviderClients;
  reads: CachedReads;
  rateLimits: RateLimits;
}

/** What answers each path that is no call of the contract. */
function createHandlers({ env, origin, now, isReady, isCacheEnabled }: AppDeps, parts: Parts): Handlers {
  const { provider, rateLimits, assets } = parts;
  const website = parts.reads.client;
  return {
    unsubscribeForm: unsubscribe(provider),
    confirmPayment: bankPage(provider, '/confirm-payment'),
    sandboxBank: bankPage(provider, '/sandbox-bank'),
    sandboxBankForm: bankForm(provider, origin),
    livez: (context) => context.text('ok'),
    readyz: (context) => (isReady() ? context.text('ok') : context.text('not ready', 503)),
    trace: trace(env.trustedProxies),
    robots: robots(origin),
    securityTxt: securityTxt({ origin, now }),
    changePassword: (context) => context.redirect(address('/account/details'), 302),
    feeds: feeds({ provider: website, origin, now }),
    pressKit: pressKit({ assets, website, picture: (path) => provider.picture(path), origin, now }),
    sitemap: sitemap({ provider: website, origin, now }),
    media: media(provider, rateLimits, { isCacheEnabled }),
    webApp: webApp(provider),
    page: (context) => respondToPath(context, parts),
  };
}

/** Registers all paths and calls, each behind its policy. */
function registerPaths(
  app: Hono<AppEnv>,
  handlers: Handlers,
  { rateLimits, origin, calls }: { rateLimits: RateLimits; origin: string; calls: readonly Hono<AppEnv>[] },
): void {
  const register = ([name, policy]: [string, PathPolicy]) =>
    app.on([...policy.methods], [...policy.paths], ...withPolicy(policy, rateLimits), handlers[name as PathName]);
  const { page, ...others } = paths;
  const isForm = ([, { methods }]: [string, PathPolicy]) => methods.includes('POST');
  const rows = Object.entries<PathPolicy>(others);
  // Before `csrf`, which refuses everything but JSON: they look at the origin themselves, or need none.
  rows.filter(isForm).forEach(register);
  app.use(csrf(origin));
  rows.filter((row) => !isForm(row)).forEach(register);
  for (const each of calls) app.route('/', each);
  app.all('/api/*', () => {
    throw new Problem(404, 'There is nothing here.');
  });
  register(['page', page]);
  app.all('*', () => {
    throw new Problem(405, 'This path answers GET and HEAD.', { headers: { allow: 'GET, HEAD' } });
  });
}

/** What each request passes before its route. */
function prepareRequests(
  app: Hono<AppEnv>,
  { env: { trustedProxies, hstsPreload }, log, observe, beginSpan }: AppDeps,
): void {
  app.use(
    requestId(trustedProxies),
    requestTrace(trustedProxies, beginSpan),
    requestLog(log, observe),
    withSecurityHeaders(configuredHeaders(hstsPreload)),
    clientAddress(trustedProxies),
  );
  app.use(watchVisitor, limitBody);
}

/** Responds with a file of the build, a redirect to the canonical path, or a page. */
async function respondToPath(
  context: AppContext,
  { pages, visitorHour, assets, rateLimits }: Parts,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const asset = await assets.find(pathname);
  if (asset) return toResponse(asset, context.req.raw);
  if (/^\/(assets|media)\//.test(pathname) || /\.[a-z0-9]{2,5}$/i.test(pathname))
    return context.text('There is no such file.', 404, { 'cache-control': 'no-store' });
  context.set('isPage', true);
  const address = pageAddress(pathname + search);
  if (address.kind === 'redirect')
    return new Response(null, {
      status: 308,
      headers: { location: address.location, 'cache-control': 'public, max-age=3600' },
    });
  if (address.kind === 'page' && address.hasQuery && !pages.has(address.key)) await rateLimits.count('read', context);
  const readHour = () => visitorHour(context.env?.peerAddress, (name) => context.req.header(name));
  const response =
    address.kind === 'page' ? await pages.page(address.key, address.hasQuery, readHour) : await pages.notFound();
  return toResponse(response, context.req.raw);
}
