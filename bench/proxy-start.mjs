// `pnpm build && pnpm exec node bench/proxy-start.mjs`: how long the built proxy takes from nothing to its first page, with the
// provider already up, beside the shortest server that Node can be.
//
// Judged is the quickest of several starts after the first, which leaves the compiled code on the disk for the others.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, isCommand, printTable } from './lib/table.mjs';

const STARTS = 8;
const PATIENCE = 120_000;
const built = (/** @type {string} */ app) => join(import.meta.dirname, `../apps/${app}/dist/main.js`);
const bare = "require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT, '127.0.0.1')";

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
  const provider = await started(
    [built('provider')],
    { ...env, PROVIDER_PORT: String(providerPort) },
    providerPort,
    '/readyz',
  );
  try {
    /** @type {number[]} */
    const proxy = [];
    /** @type {number[]} */
    const control = [];
    for (let count = 0; count <= STARTS; count++) {
      const port = await freePort();
      const at = { ...env, PORT: String(port), PROVIDER_URL: `http://127.0.0.1:${providerPort}` };
      for (const [times, args] of /** @type {const} */ ([
        [control, ['-e', bare]],
        [proxy, [built('proxy')]],
      ])) {
        const { took, stop } = await started([...args], at, port, '/');
        if (count > 0) times.push(took);
        await stop();
      }
    }
    const middle = (/** @type {number[]} */ times) =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    return [
      { what: 'bare node:http, start to first answer', value: Math.min(...control), unit: 'ms', goal: undefined },
      {
        what: 'proxy, start to first page',
        value: Math.min(...proxy),
        unit: 'ms',
        goal: atMost(250),
        beside: `median ${Math.round(middle(proxy))} ms`,
      },
    ];
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a server and asks until it answers.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 * @param {string} path
 */
async function started(args, env, port, path) {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  while (performance.now() - begin < PATIENCE) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: is it built?`);
    const status = await fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    if (status === 200) return { took: performance.now() - begin, stop };
    await wait(2);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer.`);
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
