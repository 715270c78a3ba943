// `pnpm bench proxy`: the built proxy, with a provider that runs already, compared with the
// shortest possible Node server that sends the same page: from the start to the first answer, and a cached page. Then its
// memory after it has rendered every page of the sitemap and answered twenty thousand requests. Only Linux tells all of it.
//
// The goals judge the fastest of several starts after the first, which leaves the compiled code on disk for the others, and
// the best of three loads, which take turns.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../scripts/lib/free-port.ts';
import { processorMs } from './lib/running-site.ts';
import { sendRequests } from './lib/send-requests.ts';
import { atLeast, atMost, type Result } from './lib/table.ts';

const STARTS = 8;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const REQUESTS = Number(process.env.BENCH_VISITS ?? 20_000);
const CONNECTIONS = 32;
const TIMEOUT_MS = 120_000;
const built = (app: string) => [join(import.meta.dirname, `../apps/${app}/dist/main.js`)];
const bare = [
  '-e',
  `const body = Buffer.from(process.env.BODY ?? '', 'base64');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length };
  require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body)).listen(process.env.PORT, '127.0.0.1')`,
];

type Server = Awaited<ReturnType<typeof startServer>>;

export async function proxy(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-proxy-'));
  const tokens = {
    PUBLISHABLE_TOKEN: 'pk_for-measuring-only-0123456789',
    PROVIDER_SECRET: 'sk_for-measuring-only-0123456789',
  };
  const env = { ...process.env, ...tokens, NODE_ENV: 'production', DATA_DIR: folder };
  const provider = await startServer(built('provider'), env, { variable: 'PROVIDER_PORT', path: '/readyz' });
  const proxyEnv = { ...env, PROVIDER_URL: provider.origin };
  try {
    const starts = await measureStarts(proxyEnv);
    const server = await startServer(built('proxy'), { ...proxyEnv, LOG_LEVEL: 'info' });
    try {
      const memory = await measureMemory(server);
      return [...starts, ...(await measureCachedPage(server)), memory];
    } finally {
      await server.stop();
    }
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStarts(env: NodeJS.ProcessEnv): Promise<Result[]> {
  const programs = [
    { name: 'bare node:http, start to first answer', args: bare, goal: undefined },
    { name: 'proxy, start to first page', args: built('proxy'), goal: atMost(250) },
  ];
  const times = programs.map(() => [] as Server[]);
  for (let count = 0; count <= STARTS; count++) {
    for (const [index, { args }] of programs.entries()) {
      const server = await startServer(args, { ...env, LOG_LEVEL: 'silent' });
      if (count > 0) times[index]?.push(server);
      await server.stop();
    }
  }
  return programs.map(({ name, goal }, index) => {
    const fastest = (of: 'elapsed' | 'processor') => Math.min(...(times[index] ?? []).map((server) => server[of]));
    return { name, value: fastest('elapsed'), unit: 'ms', goal, details: `${fastest('processor')} ms of processor` };
  });
}

async function measureCachedPage(server: Server): Promise<Result[]> {
  const page = await (await fetch(server.origin)).text();
  const control = await startServer(bare, { BODY: brotliCompressSync(page).toString('base64') });
  try {
    const rounds: Load[][] = [[], []];
    for (const each of [control, server]) await measureLoad(each, 1);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, each] of [control, server].entries()) rounds[index]?.push(await measureLoad(each, SECONDS));
    }
    const [least, proxied] = rounds.map((loads) => loads.reduce((best, next) => (next.cpu < best.cpu ? next : best)));
    const rateOf = (load?: Load) => `${Math.round(load?.rate ?? 0).toLocaleString('en-GB')} req/s`;
    const [cpu, rate] = (['cpu', 'rate'] as const).map((of) => [least?.[of] ?? 0, proxied?.[of] ?? 0] as const);
    return [
      { name: 'bare node:http, processor time', value: cpu![0], unit: 'µs', goal: undefined, details: rateOf(least) },
      { name: 'cached page, processor time', value: cpu![1], unit: 'µs', goal: atMost(70), details: rateOf(proxied) },
      {
        name: 'cached page, rate compared with bare node:http',
        value: rate![1] / rate![0],
        unit: '×',
        goal: atLeast(0.7),
        details: `${(cpu![0] / cpu![1]).toFixed(2)} × by processor time`,
      },
    ];
  } finally {
    await control.stop();
  }
}

type Load = { rate: number; cpu: number };

async function measureLoad({ port, pid }: Server, seconds: number): Promise<Load> {
  const before = processorMs(pid);
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => sendRequests(port, end)));
  const count = counts.reduce((sum, one) => sum + one, 0);
  return {
    rate: count / ((performance.now() - startedAt) / 1000),
    cpu: ((processorMs(pid) - before) * 1000) / count,
  };
}

async function measureMemory({ origin, pid }: Server): Promise<Result> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const megabytes = () =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
  const before = megabytes();
  let sent = 0;
  const visit = async () => {
    while (sent < REQUESTS) {
      const page = pages[sent++ % pages.length] ?? '/';
      const response = await fetch(origin + page);
      await response.arrayBuffer();
      // A busy machine refuses what it cannot render in time; the page is visited again.
      if (response.status === 503) await wait(1000);
      else if (!response.ok) throw new Error(`${page} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const details = `${Math.round(before)} before; ${pages.length} pages`;
  return { name: 'proxy, memory after load', value: megabytes(), unit: 'MB', goal: atMost(200), details };
}

/** Starts a server and sends requests until it answers. */
async function startServer(args: string[], env: NodeJS.ProcessEnv, { variable = 'PORT', path = '/' } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const options = { env: { ...env, [variable]: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] } as const;
  const child = spawn(process.execPath, args, { ...options, stdio: [...options.stdio] });
  const ended = once(child, 'exit');
  // Stopped by a signal and not killed, because the proxy stores its compiled code when it ends.
  const stop = () => (child.kill('SIGTERM'), ended);
  while (performance.now() - startedAt < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: is it built?`);
    const status = await fetch(origin + path).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    const elapsed = performance.now() - startedAt;
    if (status === 200) return { origin, port, pid: child.pid, elapsed, processor: processorMs(child.pid), stop };
    await wait(2);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer.`);
}
