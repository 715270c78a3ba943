import { join } from 'node:path';
import type { createHandler as CreateHandler } from './handler.ts';
import { createBatches } from './batches.ts';
import { errorPage } from './error-page.ts';
import { startProviderFromSource } from './provider-from-source.ts';
import { textOf } from './rendering-errors.ts';
import { readEnv } from '../environment/env.ts';
import { batchedOutput, createLog } from '@myler/server/log';
import { providerFolder, siteFolder } from '../environment/paths.ts';
import { providerEnv, startMessage } from '../run.ts';
import { listen, type Handler } from '../server.ts';
import { waitForStopSignal } from '../stop-signal.ts';

/**
 * `pnpm dev`: one process listens all the time and loads changed modules: those of pages and of the proxy in this process,
 * through Vite; those of the provider in a child process. A request that arrives meanwhile waits.
 */
const env = readEnv(process.env);
const log = createLog({ app: 'proxy', level: process.env['LOG_LEVEL'] ?? 'warn', output: batchedOutput() });
const stopSignal = waitForStopSignal();

const starting = Promise.withResolvers<Handler>();
const server = await listen(env, log, () => (incoming, outgoing) => {
  void starting.promise.then((handle) => handle(incoming, outgoing));
});
const origin = env.publicOrigin ?? `${env.tls ? 'https' : 'http'}://localhost:${server.port}`;
const provider = env.providerUrl
  ? undefined
  : startProviderFromSource({ ...providerEnv(env, origin), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }, log);

// Imported late, because Vite takes a while to load and the provider starts meanwhile.
const { createSiteFromSource } = await import('./site-from-source.ts');
const root = join(siteFolder, '..', '..');
const site = await createSiteFromSource({
  server: server.server,
  folders: [
    join(root, 'packages'),
    join(root, 'internal'),
    join(siteFolder, '..', 'proxy', 'src'),
    ...['src', 'content', 'migrations'].map((folder) => join(providerFolder, folder)),
  ],
});

/** Files that the running system does not load, such as tests and documents. */
const isNotLoaded = /\.(?:test|spec|stories|stories-kit)\.[^/]+$|\.md$|~$|\/(?:node_modules|dist|reports|coverage)\//;

let handle: Handler | undefined;
let problem = '';

const batches = createBatches(async (files) => {
  const { isAffected, failure } = (await provider?.change(files)) ?? { isAffected: false };
  const isSiteAffected = site.uses(files);
  if (!isAffected && !isSiteAffected) return;
  const failures = [failure, await loadProxy()].filter((text) => text !== undefined);
  if (failures.length > 0) site.showFailure(failures.join('\n\n'));
  else site.notifySaved(files, { isProviderAffected: isAffected });
});

/** @returns why the new version could not be loaded; the old one goes on answering then */
async function loadProxy(): Promise<string | undefined> {
  try {
    const { createHandler } = await site.load<{ createHandler: typeof CreateHandler }>(
      join(import.meta.dirname, 'handler.ts'),
    );
    // A new one even when its code is unchanged, because its caches may hold values of changed modules.
    handle = createHandler({
      env,
      origin,
      providerUrl: () => env.providerUrl ?? provider?.url(),
      renderPage: site.renderPage,
      log,
    });
    return undefined;
  } catch (error) {
    problem = textOf(error);
    return problem;
  }
}

site.watch((file) => {
  if (!isNotLoaded.test(file)) batches.add(file);
});
const loading = loadProxy();
// The first page needs all modules of the site, so they load while the provider starts.
void site.prepare().catch(() => undefined);
starting.resolve((incoming, outgoing) => {
  site.vite.middlewares(incoming, outgoing, () => void handleWhenReady(incoming, outgoing));
});
const failures = [await loading, (await provider?.settled())?.failure].filter((text) => text !== undefined);
if (failures.length > 0) site.showFailure(failures.join('\n\n'));
console.log(startMessage(env, origin));

await stopSignal;
await Promise.all([site.vite.close(), server.close(500), provider?.stop(5_000)]);
process.exit(0);

async function handleWhenReady(...[incoming, outgoing]: Parameters<Handler>): Promise<void> {
  await loading;
  await batches.settled();
  await provider?.settled();
  if (handle) return handle(incoming, outgoing);
  outgoing.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(errorPage(problem, '<script type="module" src="/src/dev/follow-changes.ts"></script>'));
}
