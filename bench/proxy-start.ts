// `pnpm build && pnpm exec node bench/proxy-start.ts`: how long the built proxy takes from its start to its first
// page, with the provider already running, compared with the shortest possible Node server.
//
// The goal judges the fastest of several starts after the first, which leaves the compiled code on disk for the others.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorMs } from './lib/running-site.ts';
import { atMost, isCommand, printTable, type Result } from './lib/table.ts';

const STARTS = 8;
const TIMEOUT_MS = 120_000;
const built = (app: string) => join(import.meta.dirname, `../apps/${app}/dist/main.js`);
const bare =
  "require('node:http').createServer((_, response) => response.end('ok')).listen(process.env.PORT, '127.0.0.1')";

if (isCommand(import.meta)) printTable(await proxyStart());

export async function proxyStart(): Promise<Result[]> {
  if (!existsSync(built('proxy')) || !existsSync(built('provider'))) {
    console.error('The proxy’s start is not measured: `pnpm build` comes first.');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const tokens = {
    PUBLISHABLE_TOKEN: 'pk_for-measuring-only-0123456789',
    PROVIDER_SECRET: 'sk_for-measuring-only-0123456789',
  };
  const env = { ...process.env, ...tokens, NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const providerPort = await freePort();
  const provider = await startServer(
    [built('provider')],
    { ...env, PROVIDER_PORT: String(providerPort) },
    providerPort,
    '/readyz',
  );
  try {
    const proxy: { elapsed: number; processor: number }[] = [];
    const control: { elapsed: number; processor: number }[] = [];
    for (let count = 0; count <= STARTS; count++) {
      const port = await freePort();
      const serverEnv = { ...env, PORT: String(port), PROVIDER_URL: `http://127.0.0.1:${providerPort}` };
      for (const [times, args] of [
        [control, ['-e', bare]],
        [proxy, [built('proxy')]],
      ] as const) {
        const { elapsed, processor, stop } = await startServer([...args], serverEnv, port, '/');
        if (count > 0) times.push({ elapsed, processor });
        await stop();
      }
    }
    const minimum = (times: typeof proxy, of: 'elapsed' | 'processor') => Math.min(...times.map((time) => time[of]));
    return [
      {
        name: 'bare node:http, start to first answer',
        value: minimum(control, 'elapsed'),
        unit: 'ms',
        goal: undefined,
        details: `${minimum(control, 'processor')} ms of processor`,
      },
      {
        name: 'proxy, start to first page',
        value: minimum(proxy, 'elapsed'),
        unit: 'ms',
        goal: atMost(250),
        details: `${minimum(proxy, 'processor')} ms of processor`,
      },
    ];
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a server and sends requests until it answers. */
async function startServer(args: string[], env: NodeJS.ProcessEnv, port: number, path: string) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  // Stopped by a signal and not killed, because the proxy stores its compiled code when it ends.
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (performance.now() - startedAt < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: is it built?`);
    const status = await fetch(`http://127.0.0.1:${port}${path}`).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    if (status === 200) return { elapsed: performance.now() - startedAt, processor: processorMs(child.pid), stop };
    await wait(2);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
