import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findOpenssl } from '../../../../scripts/find-engines.mjs';

/**
 * Paths that the front answers itself: the start of a visit, a page's console messages, held requests, and the number
 * of the visitor's unanswered requests.
 */
export const BEGIN = '/begin-a-visit';
export const CONSOLE = '/console-messages';
export const HELD_BACK = '/held-back';
export const UNDER_WAY = '/under-way';
const LISTENER = '/console-listener.js';

const VISITOR = 'visitor-address';

export interface Front {
  origin: string;
  /** Passes all further requests on to this port of this machine. */
  passOnTo(port: number): void;
  close(): Promise<void>;
}

/**
 * A reverse proxy between the browsers and the product, like an operator's load balancer. It speaks HTTPS, because
 * WebKit stores no `Secure` cookie without it, not even on localhost, and the session cookie is `Secure`.
 *
 * It gives the product a separate address for each visitor, because limits count by address and WebDriver cannot add a
 * header. A cookie that only the front reads identifies the visitor.
 *
 * WebKitGTK does not report the console messages of an automated page. For WebKit only, the front therefore inserts a
 * script that reports them, before any other script of the page.
 */
export async function startFront(): Promise<Front> {
  let port = 0;
  const agent = new http.Agent({ keepAlive: true });
  const messages: Messages = new Map();
  const holds: Holds = new Map();
  const underWay: UnderWay = new Map();
  const server = https.createServer(makeCertificate(), (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === BEGIN) return begin(url.searchParams, response);
    if (url.pathname === CONSOLE) return void keepOrTell(request, response, messages);
    if (url.pathname === HELD_BACK) return void holdOrLetGo(request, response, holds);
    if (url.pathname === LISTENER) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(LISTEN);
    const { address = '' } = readCookies(request);
    if (url.pathname === UNDER_WAY) return tellUnderWay(response, underWay.get(address) ?? 0);
    count(address, response, underWay);
    const hold = holds.get(address);
    if (!hold || !url.pathname.includes(hold.words)) return passOn(request, response, { port, agent });
    hold.asked.give();
    void hold.letGo.given.then(() => passOn(request, response, { port, agent }));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    passOnTo: (to) => {
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

/** A key and a self-signed certificate for this run. Each browser is told to accept it. */
function makeCertificate(): { key: string; cert: string } {
  const request =
    'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=localhost ' +
    '-addext subjectAltName=DNS:localhost -keyout - -out -';
  const pem = execFileSync(findOpenssl(), request.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return { key: pem, cert: pem };
}

/** An empty page that sets the visitor's address, and the answers of an earlier visit. */
function begin(params: URLSearchParams, response: ServerResponse): void {
  const cookies = [`${VISITOR}=${params.get('address') ?? ''}; HttpOnly; Path=/`];
  if (params.has('consented')) cookies.push('cookie-consent=v1.necessary; Path=/');
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies });
  response.end('<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A visit begins</title>');
}

/** Console messages, by the visitor's address. */
type Messages = Map<string, string[]>;

/** POST stores a message of this visitor, GET returns all of them. */
async function keepOrTell(request: IncomingMessage, response: ServerResponse, messages: Messages): Promise<void> {
  const { address = '' } = readCookies(request);
  const told = messages.get(address) ?? [];
  if (request.method === 'POST') {
    messages.set(address, told);
    told.push(await text(request));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
}

/** The number of running requests, by the visitor's address. */
type UnderWay = Map<string, number>;

function count(address: string, response: ServerResponse, underWay: UnderWay): void {
  underWay.set(address, (underWay.get(address) ?? 0) + 1);
  response.on('close', () => underWay.set(address, (underWay.get(address) ?? 0) - 1));
}

function tellUnderWay(response: ServerResponse, count: number): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(String(count));
}

/** Held requests, by the visitor's address: those whose path contains some words. */
type Holds = Map<string, { words: string; asked: Signal; letGo: Signal }>;

interface Signal {
  give: () => void;
  given: Promise<void>;
}

function makeSignal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

/** POST sets which requests of this visitor are held; DELETE releases them, once the page has made one. */
async function holdOrLetGo(request: IncomingMessage, response: ServerResponse, holds: Holds): Promise<void> {
  const { address = '' } = readCookies(request);
  if (request.method === 'POST') {
    holds.set(address, { words: await text(request), asked: makeSignal(), letGo: makeSignal() });
  } else {
    const hold = holds.get(address);
    await hold?.asked.given;
    hold?.letGo.give();
  }
  response.writeHead(204).end();
}

/**
 * Runs in the page. Reports uncaught exceptions and rejections, errors and warnings. Ignores the message about a
 * ResizeObserver loop, which is not an exception: no other engine reports it, and error reports ignore it too.
 */
const LISTEN = `(() => {
  const tell = (message) => navigator.sendBeacon('${CONSOLE}', message);
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
  const isOurs = (cookie: string) => cookie.startsWith(`${VISITOR}=`);
  return {
    address: cookies.find(isOurs)?.slice(VISITOR.length + 1),
    others: cookies.filter((cookie) => !isOurs(cookie)).join('; '),
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, to: { port: number; agent: http.Agent }): void {
  const { address, others } = readCookies(request);
  const { method, url: path } = request;
  const isPageOfWebkit =
    /AppleWebKit(?!.*Chrome)/.test(request.headers['user-agent'] ?? '') &&
    (request.headers.accept ?? '').startsWith('text/html');
  const headers = {
    ...request.headers,
    cookie: others,
    ...(address ? { 'x-forwarded-for': address } : {}),
    // A page that gets the script must be complete and uncompressed.
    ...(isPageOfWebkit ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {}),
  };
  const onward = http.request({ host: 'localhost', ...to, method, path, headers }, (answer) => {
    if (isPageOfWebkit && (answer.headers['content-type'] ?? '').startsWith('text/html')) {
      void sendWithListener(answer, response);
    } else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

async function sendWithListener(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = (await text(answer)).replace(/<head[^>]*>/, (head) => `${head}<script src="${LISTENER}"></script>`);
  const body = Buffer.from(page);
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length }).end(body);
}
