// `pnpm build && pnpm exec node bench/proxy-start.mjs`: how long the built proxy takes from its start to its first
// page, with the provider already running, compared with the shortest possible Node server.
//
// The goal judges the fastest of several starts after the first, which leaves the compiled code on disk for the others.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, isCommand, printTable } from './lib/table.mjs';

const STARTS = 8;
const TIMEOUT_MS = 120_000;
const built = (/** @type {string} */ app) => join(import.meta.dirname, `../apps/${app}/dist/main.js`);
const bare =
  "require('node:http').createServer((_, response) => response.end('ok')).listen(process.env.PORT, '127.0.0.1')";

if (isCommand(import.meta)) printTable(await proxyStart());

/** @returns {Promise<import('./lib/table.mjs').Result[]>} */
export async function proxyStart() {
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
    /** @type {{ elapsed: number, processor: number }[]} */
    const proxy = [];
    /** @type {{ elapsed: number, processor: number }[]} */
    const control = [];
    for (let count = 0; count <= STARTS; count++) {
      const port = await freePort();
      const serverEnv = { ...env, PORT: String(port), PROVIDER_URL: `http://127.0.0.1:${providerPort}` };
      for (const [times, args] of /** @type {const} */ ([
        [control, ['-e', bare]],
        [proxy, [built('proxy')]],
      ])) {
        const { elapsed, processor, stop } = await startServer([...args], serverEnv, port, '/');
        if (count > 0) times.push({ elapsed, processor });
        await stop();
      }
    }
    const minimum = (/** @type {typeof proxy} */ times, /** @type {'elapsed' | 'processor'} */ of) =>
      Math.min(...times.map((time) => time[of]));
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

/**
 * Starts a server and sends requests until it answers.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 * @param {string} path
 */
async function startServer(args, env, port, path) {
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
    if (status === 200) return { elapsed: performance.now() - startedAt, processor: processorTimeOf(child.pid), stop };
    await wait(2);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer.`);
}

/**
 * The processor time of a process so far, in milliseconds, to ten; NaN on systems that do not report it.
 *
 * @param {number | undefined} pid
 */
function processorTimeOf(pid) {
  try {
    // The fourteenth and fifteenth fields, in hundredths of a second. The second field may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
