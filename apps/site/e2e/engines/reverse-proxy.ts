import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeCertificate } from './certificate.ts';

/**
 * Paths that the reverse proxy answers itself: the start of a visit, a page's console messages, held requests, the
 * visitor's recent requests, and a script that runs first in each of the visitor's documents.
 */
export const START_VISIT = '/start-visit';
export const CONSOLE_MESSAGES = '/console-messages';
export const HELD_REQUESTS = '/held-requests';
export const RECENT_REQUESTS = '/recent-requests';
export const FIRST_SCRIPT = '/first-script.js';
const CONSOLE_LISTENER = '/console-listener.js';

const ADDRESS_COOKIE = 'visitor-address';

export interface ReverseProxy {
  origin: string;
  /** The SHA-256 of the certificate's public key, in base64. */
  publicKeyHash: string;
  /** Forwards all further requests to this port of this machine. */
  forwardTo(port: number): void;
  close(): Promise<void>;
}

/**
 * A reverse proxy between the browsers and the product, like an operator's load balancer. It speaks HTTPS, because
 * WebKit stores no `Secure` cookie without it, not even on localhost, and the session cookie is `Secure`.
 *
 * It gives the product a separate address for each visitor, because limits count by address and WebDriver cannot add a
 * header. A cookie that only this proxy reads identifies the visitor.
 *
 * WebKitGTK does not report the console messages of an automated page, and cannot run a script before those of a page. So the
 * proxy inserts both: for WebKit a script that reports the messages, and whatever script a test has stored for its visitor.
 */
export async function startReverseProxy(): Promise<ReverseProxy> {
  let port = 0;
  const agent = new http.Agent({ keepAlive: true });
  const messages: Messages = new Map();
  const holds: Holds = new Map();
  const recentRequests: RecentRequests = new Map();
  const firstScripts: FirstScripts = new Map();
  const certificate = makeCertificate();
  const server = https.createServer(certificate, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === START_VISIT) return startVisit(url.searchParams, response);
    if (url.pathname === CONSOLE_MESSAGES) return void handleConsoleMessages(request, response, messages);
    if (url.pathname === HELD_REQUESTS) return void handleHolds(request, response, holds);
    if (url.pathname === CONSOLE_LISTENER)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(CONSOLE_LISTENER_CODE);
    const { address = '' } = readCookies(request);
    if (url.pathname === FIRST_SCRIPT) return void handleFirstScript(request, response, firstScripts);
    if (url.pathname === RECENT_REQUESTS) return sendRecentRequests(address, response, recentRequests);
    recentRequests.set(address, [...(recentRequests.get(address) ?? []), { path: url.pathname, response }]);
    const to = { port, agent, hasFirstScript: firstScripts.has(address) };
    const hold = holds.get(address);
    if (!hold || !url.pathname.includes(hold.words)) return forward(request, response, to);
    hold.requested.resolve();
    void hold.released.promise.then(() => forward(request, response, to));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    publicKeyHash: certificate.publicKeyHash,
    forwardTo: (to) => {
      port = to;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

/** An empty page that sets the visitor's address, and the answers of an earlier visit. */
function startVisit(params: URLSearchParams, response: ServerResponse): void {
  const cookies = [`${ADDRESS_COOKIE}=${params.get('address') ?? ''}; HttpOnly; Path=/`];
  if (params.has('consented')) cookies.push('cookie-consent=v1.necessary; Path=/');
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies });
  response.end('<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A visit begins</title>');
}

/** Console messages, by the visitor's address. */
type Messages = Map<string, string[]>;

/** POST stores a message of this visitor, GET returns all of them. */
async function handleConsoleMessages(
  request: IncomingMessage,
  response: ServerResponse,
  messages: Messages,
): Promise<void> {
  const { address = '' } = readCookies(request);
  const ofVisitor = messages.get(address) ?? [];
  if (request.method === 'POST') {
    messages.set(address, ofVisitor);
    ofVisitor.push(await text(request));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ofVisitor));
}

/** The script of each visitor, by address. */
type FirstScripts = Map<string, string>;

/** POST stores it, GET returns it. */
async function handleFirstScript(
  request: IncomingMessage,
  response: ServerResponse,
  scripts: FirstScripts,
): Promise<void> {
  const { address = '' } = readCookies(request);
  if (request.method === 'POST') scripts.set(address, await text(request));
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(scripts.get(address));
}

/** By the visitor's address: the requests that are running, and those that ended after the visitor's last question. */
type RecentRequests = Map<string, { path: string; response: ServerResponse }[]>;

function sendRecentRequests(address: string, response: ServerResponse, recentRequests: RecentRequests): void {
  const recent = recentRequests.get(address) ?? [];
  recentRequests.set(
    address,
    recent.filter((request) => !request.response.closed),
  );
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(recent.map(({ path }) => path)));
}

/** Held requests, by the visitor's address: those whose path contains some words. */
type Holds = Map<string, { words: string; requested: Deferred; released: Deferred }>;

interface Deferred {
  resolve: () => void;
  promise: Promise<void>;
}

function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { resolve, promise };
}

/** POST sets which requests of this visitor are held; DELETE releases them, once the page has made one. */
async function handleHolds(request: IncomingMessage, response: ServerResponse, holds: Holds): Promise<void> {
  const { address = '' } = readCookies(request);
  if (request.method === 'POST') {
    holds.set(address, {
      words: await text(request),
      requested: createDeferred(),
      released: createDeferred(),
    });
  } else {
    const hold = holds.get(address);
    await hold?.requested.promise;
    hold?.released.resolve();
  }
  response.writeHead(204).end();
}

/**
 * Runs in the page. Reports uncaught exceptions and rejections, errors and warnings. Ignores the message about a
 * ResizeObserver loop, which is not an exception: no other engine reports it, and error reports ignore it too.
 */
const CONSOLE_LISTENER_CODE = `(() => {
  const tell = (message) => navigator.sendBeacon('${CONSOLE_MESSAGES}', message);
  addEventListener('error', ({ message = '', target }) => {
    if (message.startsWith('ResizeObserver loop')) return;
    tell(message ? 'uncaught: ' + message : 'not loaded: ' + (target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('uncaught: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('refused: ' + violatedDirective + ' ' + blockedURI));
  for (const kind of ['error', 'warn']) {
    const print = console[kind];
    console[kind] = (...words) => {
      tell(kind + ': ' + words.join(' '));
      print.apply(console, words);
    };
  }
})();`;

function readCookies({ headers }: IncomingMessage): { address?: string | undefined; others: string } {
  const cookies = (headers.cookie ?? '').split('; ');
  const isOurs = (cookie: string) => cookie.startsWith(`${ADDRESS_COOKIE}=`);
  return {
    address: cookies.find(isOurs)?.slice(ADDRESS_COOKIE.length + 1),
    others: cookies.filter((cookie) => !isOurs(cookie)).join('; '),
  };
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: { port: number; agent: http.Agent; hasFirstScript: boolean },
): void {
  const { address, others } = readCookies(request);
  const { method, url: path } = request;
  const isWebkit = /AppleWebKit(?!.*Chrome)/.test(request.headers['user-agent'] ?? '');
  const isPage = (request.headers.accept ?? '').startsWith('text/html');
  const scripts = isPage ? [...(isWebkit ? [CONSOLE_LISTENER] : []), ...(to.hasFirstScript ? [FIRST_SCRIPT] : [])] : [];
  const headers = {
    ...request.headers,
    cookie: others,
    ...(address ? { 'x-forwarded-for': address } : {}),
    // A page that gets a script must be complete and uncompressed.
    ...(scripts.length > 0 ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {}),
  };
  const { port, agent } = to;
  const forwarded = http.request({ host: 'localhost', port, agent, method, path, headers }, (upstream) => {
    if (scripts.length > 0 && (upstream.headers['content-type'] ?? '').startsWith('text/html')) {
      void sendWithScripts(upstream, response, scripts);
    } else {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    }
  });
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

async function sendWithScripts(upstream: IncomingMessage, response: ServerResponse, scripts: string[]): Promise<void> {
  const elements = scripts.map((src) => `<script src="${src}"></script>`).join('');
  const page = (await text(upstream)).replace(/<head[^>]*>/, (head) => head + elements);
  const body = Buffer.from(page);
  response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, 'content-length': body.length }).end(body);
}
