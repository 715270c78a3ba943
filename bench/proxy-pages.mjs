// `pnpm exec node bench/proxy-pages.mjs`: how fast the proxy answers a cached page, compared with a bare node:http
// server that sends the same bytes with three headers. Both take turns in one run.
//
// The goals judge the rate as a share of the bare server's, and the processor time of each answer.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { atLeast, atMost, isCommand, printTable } from './lib/table.mjs';

const self = import.meta.filename;
const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = 3;
const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n';

if (process.send && process.argv[2] === 'bare') serveBare();
else if (process.send && process.argv[2] === 'proxy') await serveProxy();
else if (isCommand(import.meta)) printTable(await proxyPages());

/** The minimal server: the control. */
function serveBare() {
  const body = brotliCompressSync(Buffer.from(page()), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.byteLength,
  };
  const server = http.createServer((_, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(body);
  });
  server.listen(0, '127.0.0.1', () => reportPort(server));
}

/** The proxy with fakes for site and provider: only answers from the cache are measured. */
async function serveProxy() {
  const source = '../apps/proxy/src';
  const { createApp } = await import(`${source}/app.ts`);
  const { batchedOutput, createLog } = await import('../internal/server/src/log.ts');
  const { listen, nodeHandler } = await import(`${source}/server.ts`);
  const { readEnv } = await import(`${source}/environment/env.ts`);
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLISHABLE_TOKEN: 'pk_0123456789abcdef',
    PROVIDER_SECRET: 'sk_0123456789abcdef',
  });
  const log = createLog({ app: 'proxy', level: 'info', output: batchedOutput() });
  const html = page();
  const rendered = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, html, cacheable: true };
  const { server } = await listen(env, (/** @type {number} */ port) => {
    const origin = `http://localhost:${port}`;
    const app = createApp({
      env,
      origin,
      log,
      providerUrl: () => undefined,
      renderPage: () =>
        Promise.resolve({ ...rendered, scriptHashes: ['sha256-sSjkILmbayO5HC4J2hILzVSfj3cH1mZQ3xqKXTA53xw='] }),
      clientFolder: join(import.meta.dirname, 'nowhere'),
      isReady: () => true,
    });
    return nodeHandler(app, origin, log);
  });
  reportPort(server);
}

/** @param {http.Server} server */
function reportPort(server) {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', () => process.exit());
}

/** @returns {Promise<import('./lib/table.mjs').Result[]>} */
export async function proxyPages() {
  /** @type {Record<string, { rate: number, cpu: number }[]>} */
  const results = { bare: [], proxy: [] };
  const servers = { bare: await start('bare'), proxy: await start('proxy') };
  for (const server of Object.values(servers)) await measureLoad(server, 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) results[name]?.push(await measureLoad(server, SECONDS));
  }
  for (const { child } of Object.values(servers)) child.disconnect();
  const best = (/** @type {string} */ name) =>
    (results[name] ?? []).reduce((best, next) => (next.cpu < best.cpu ? next : best));
  const [bare, proxy] = [best('bare'), best('proxy')];
  return [
    { name: 'bare node:http, processor time', value: bare.cpu, unit: 'µs', goal: undefined, details: rateOf(bare) },
    { name: 'cached page, processor time', value: proxy.cpu, unit: 'µs', goal: atMost(70), details: rateOf(proxy) },
    {
      name: 'cached page, rate compared with bare node:http',
      value: proxy.rate / bare.rate,
      unit: '×',
      goal: atLeast(0.7),
      details: `${(bare.cpu / proxy.cpu).toFixed(2)} × by processor time`,
    },
  ];
}

/** @param {{ rate: number }} measured */
function rateOf({ rate }) {
  return `${Math.round(rate).toLocaleString('en-GB')} req/s`;
}

/** @param {string} role */
async function start(role) {
  const child = fork(self, [role], {
    execArgv: ['--conditions=@myler/source'],
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

/**
 * @param {{ child: import('node:child_process').ChildProcess, port: number }} server
 * @param {number} seconds
 */
async function measureLoad({ child, port }, seconds) {
  const cpu = async () => {
    child.send('cpu');
    const [{ user, system }] = await once(child, 'message');
    return user + system;
  };
  const before = await cpu();
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => sendRequests(port, end)));
  const elapsed = (performance.now() - startedAt) / 1000;
  const count = counts.reduce((sum, one) => sum + one, 0);
  return { rate: count / elapsed, cpu: ((await cpu()) - before) / count };
}

/**
 * One visitor on one connection: requests, reads to the last byte, requests again. Uses a socket, because Node's own
 * HTTP client costs more than the server that is measured.
 *
 * @param {number} port
 * @param {number} end when to stop, as `performance.now` counts
 * @returns {Promise<number>} how many answers came
 */
function sendRequests(port, end) {
  return new Promise((resolve, reject) => {
    let count = 0;
    let length = 0;
    let head = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(REQUEST));
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      if (length === 0) {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) {
          socket.destroy(new Error(head.slice(0, headEnd)));
          return;
        }
        length = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]) - head.length;
      } else {
        length -= chunk.byteLength;
      }
      if (length > 0) return;
      count += 1;
      length = 0;
      head = '';
      if (performance.now() < end) {
        socket.write(REQUEST);
        return;
      }
      socket.destroy();
      resolve(count);
    });
  });
}

/** About as long and as repetitive as the home page. */
function page() {
  const cards = Array.from(
    { length: 60 },
    (_, index) =>
      `<article><h3>House ${index}</h3><p>${index * 7919} reasons to stay, ${index * 104_729} to come back.</p></article>`,
  );
  return `<!doctype html><html lang="en"><title>Myler</title><main>${cards.join('')}</main></html>`;
}
