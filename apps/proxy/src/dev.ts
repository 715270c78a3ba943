import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { providerFolder, siteFolder } from './paths.ts';
import { startProvider } from './provider/process.ts';
import { providerEnv, whereToLook } from './run.ts';
import { onceToldToStop } from './stopping.ts';

/**
 * `pnpm dev`: the front door and the provider, each a process of its own, so that an edit to one starts that one again
 * and the database stays open meanwhile. The site and its packages reload in the browser by themselves.
 */
const given = readEnv(process.env);
const env = {
  ...given,
  port: given.port || (await freePort()),
  providerPort: given.providerPort || (await freePort()),
};
const log = createLog('warn');
const origin = env.publicOrigin ?? `http://localhost:${env.port}`;
const told = onceToldToStop();

const apps = join(siteFolder, '..');
const packages = join(apps, '..', 'packages');
const provider = env.providerUrl
  ? undefined
  : startProvider({ env: { ...providerEnv(env, origin), LOG_LEVEL: 'warn' }, fromSource: true, log });
let door = await openDoor();
await provider?.started;
console.log(whereToLook(env, origin));

const timers = new Map<() => void, NodeJS.Timeout>();
onChange([join(providerFolder, 'src'), join(providerFolder, 'content')], () => provider?.restart());
onChange([join(apps, 'proxy', 'src'), join(packages, 'api-client', 'src')], () => {
  provider?.restart();
  void reopenDoor();
});

await told;
await endDoor(door);
await provider?.stop(5_000);
process.exit(0);

async function openDoor(): Promise<ChildProcess> {
  const child = fork(join(apps, 'proxy', 'src', 'dev', 'server.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(env.port),
      PUBLIC_ORIGIN: origin,
      PROVIDER_URL: env.providerUrl ?? `http://127.0.0.1:${env.providerPort}`,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    execArgv: ['--conditions=@myler/source'],
    detached: true,
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

async function reopenDoor(): Promise<void> {
  await endDoor(door);
  door = await openDoor();
}

async function endDoor(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Several files saved at once are one change; tests and notes are none. */
function onChange(folders: string[], act: () => void): void {
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || /\.(test\.ts|md)$|~$/.test(file)) return;
      clearTimeout(timers.get(act));
      timers.set(act, setTimeout(act, 100));
    });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
