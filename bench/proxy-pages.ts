// `pnpm exec node bench/proxy-pages.ts`: how fast the proxy answers a cached page, compared with a bare node:http
// server that sends the same bytes with three headers. Both take turns in one run.
//
// The goals judge the rate as a share of the bare server's, and the processor time of each answer.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { sendRequests } from './lib/send-requests.ts';
import { atLeast, atMost, isCommand, printTable, type Result } from './lib/table.ts';

const self = import.meta.filename;
const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = 3;

const role = process.send && process.argv[2];
if (role === 'bare') serveBare();
else if (role === 'proxy') await serveProxy();
else if (isCommand(import.meta)) printTable(await proxyPages());

/** The minimal server: the control. */
function serveBare() {
  const body = brotliCompressSync(Buffer.from(page()), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.byteLength,
  };
  const server = http.createServer((_, outgoing) => outgoing.writeHead(200, headers).end(body));
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
  const { server } = await listen(env, log, (port: number) => {
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

function reportPort(server: http.Server) {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', () => process.exit());
}

type Measured = { rate: number; cpu: number };

/** Measures both servers in turns. */
export async function proxyPages(): Promise<Result[]> {
  const servers = { bare: await start('bare'), proxy: await start('proxy') };
  const results: Record<string, Measured[]> = { bare: [], proxy: [] };
  for (const server of Object.values(servers)) await measureLoad(server, 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) results[name]?.push(await measureLoad(server, SECONDS));
  }
  for (const { child } of Object.values(servers)) child.disconnect();
  const best = (name: string) => (results[name] ?? []).reduce((best, next) => (next.cpu < best.cpu ? next : best));
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

function rateOf({ rate }: { rate: number }) {
  return `${Math.round(rate).toLocaleString('en-GB')} req/s`;
}

async function start(role: string) {
  const child = fork(self, [role], {
    execArgv: ['--conditions=@myler/source'],
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

async function measureLoad({ child, port }: { child: ChildProcess; port: number }, seconds: number) {
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

/** As long as a page of a hotel: 11 kB in brotli. */
function page() {
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const words = Array.from({ length: 600 }, () => (random(36 ** 5) + 36 ** 4).toString(36));
  const text = (length: number) => Array.from({ length }, () => words[random(words.length)]).join(' ');
  const cards = Array.from(
    { length: 100 },
    (_, index) =>
      `<article class="card"><h3><a href="/our-hotels/${index}">${text(3)}</a></h3><p>${text(48)}</p></article>`,
  );
  return `<!doctype html><html lang="en"><title>Myler</title><main>${cards.join('')}</main></html>`;
}
