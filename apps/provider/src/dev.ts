import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import type * as Boot from './boot.ts';
import { currentVersion, invalidate, invalidateAll, isLoaded } from './dev/module-reload.ts';
import { contentFolder, migrationsFolder } from './environment/paths.ts';
import type * as Env from './environment/env.ts';
import type { Store } from './store/database.ts';
import type * as OpenStore from './store/open.ts';

/**
 * The provider while developing. The parent process sends `{ type: 'changed', batch, files }`. This process then loads the
 * affected modules again while the database and the port stay open, because a new process would take ten times as long.
 * It answers with `{ type: 'settled', batch, isAffected, failure? }`. When the new code cannot be loaded, the old code
 * goes on answering requests.
 */
let opened: Store | undefined;
let running: Boot.RunningProvider | undefined;
let hasFailed = false;
let isEnding = false;

let queue: Promise<void> = Promise.resolve();

const env = await load().catch((error: unknown) => {
  // The database may be open, and it must not be opened twice. So this process ends; the next change starts a new one.
  process.send?.({ type: 'settled', batch: 0, isAffected: true, failure: textOf(error) });
  process.exit(1);
});
const server = serve(
  {
    port: env.port,
    hostname: env.host,
    fetch: (request) => running?.fetch(request) ?? new Response(null, { status: 503 }),
  },
  ({ port }) => {
    process.send?.({ type: 'listening', port });
    process.send?.({ type: 'settled', batch: 0, isAffected: true });
  },
);
server.on('error', (error: Error) => {
  process.send?.({ type: 'settled', batch: 0, isAffected: true, failure: textOf(error) });
  process.exit(1);
});
process.on('message', ({ batch, files }: { batch: number; files: string[] }) => {
  queue = queue.then(() => settle(batch, files));
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
process.on('disconnect', () => void end());

async function settle(batch: number, files: string[]): Promise<void> {
  if (isEnding) return;
  try {
    const isAffected = await reload(files);
    hasFailed = false;
    process.send?.({ type: 'settled', batch, isAffected });
  } catch (error) {
    hasFailed = true;
    process.send?.({ type: 'settled', batch, isAffected: true, failure: textOf(error) });
  }
}

/** @returns whether any loaded module was affected */
async function reload(files: string[]): Promise<boolean> {
  const urls = files.map((file) => pathToFileURL(file).href).filter(isLoaded);
  // Files in these folders are read, not imported, and any module may cache their content.
  const isRead = files.some((file) =>
    [contentFolder, migrationsFolder].some((folder) => file.startsWith(folder + sep)),
  );
  // After a failure it is unknown which file was missing or wrong.
  if (hasFailed || isRead) invalidateAll();
  else if (urls.length > 0) invalidate(urls);
  else return false;
  await load();
  return true;
}

async function load(): Promise<Env.Env> {
  const { boot } = await newest<typeof Boot>('boot.ts');
  const { readEnv } = await newest<typeof Env>('environment/env.ts');
  // Imported here, so that it is loaded again when it changes.
  const { createLog } = await import('@myler/server/log');
  const { openStore, storeOnPglite } = await newest<typeof OpenStore>('store/open.ts');
  const env = readEnv(process.env);
  const log = createLog({ app: 'provider', level: env.logLevel, isDeep: true });
  const open: typeof openStore = async (env, fill) => {
    const client = embedded(opened);
    if (client) return keepOpen(await storeOnPglite(client, fill));
    const store = await openStore(env, fill);
    if (!embedded(store)) return store;
    opened = store;
    return keepOpen(store);
  };
  const giveUp = (reason: string) => {
    log.fatal(reason);
    process.exit(70);
  };
  // Two running providers would both send the waiting mail.
  await running?.close();
  running = await boot(env, log, giveUp, open);
  return env;
}

function newest<Module>(path: string): Promise<Module> {
  return import(currentVersion(new URL(path, import.meta.url).href)) as Promise<Module>;
}

/** The embedded database of a store, which drizzle exposes as `$client`; undefined for PostgreSQL. */
function embedded(store: Store | undefined): PGlite | undefined {
  const { $client } = (store?.db ?? {}) as { $client?: unknown };
  return $client instanceof PGlite ? $client : undefined;
}

function keepOpen(store: Store): Store {
  return { ...store, close: () => Promise.resolve() };
}

/** Requests in flight have a second to finish. */
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(0), 4_000).unref();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 1_000).unref();
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  await queue;
  await running?.close();
  await opened?.close();
  process.exit(0);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
