import { join } from 'node:path';
import type { createHandler as CreateHandler } from './handler.ts';
import { createBatches } from './batches.ts';
import { errorPage } from './error-page.ts';
import { startProviderFromSource } from './provider-from-source.ts';
import { readEnv } from '../environment/env.ts';
import { batchedOutput, createLog } from '@myler/server/log';
import { providerFolder, siteFolder } from '../environment/paths.ts';
import { providerEnv, whereToLook } from '../run.ts';
import { listen, type Handler } from '../server.ts';
import { onceToldToStop } from '../stopping.ts';

/**
 * `pnpm dev`: one process listens, and goes on listening. What is saved is loaded again behind it: pages and the proxy's
 * own modules in this process, through Vite; the provider's in a process beside. A request that arrives meanwhile waits.
 */
const env = readEnv(process.env);
const log = createLog({ app: 'proxy', level: process.env['LOG_LEVEL'] ?? 'warn', output: batchedOutput() });
const told = onceToldToStop();

const starting = Promise.withResolvers<Handler>();
const listening = await listen(env, () => (incoming, outgoing) => {
  void starting.promise.then((handle) => handle(incoming, outgoing));
});
const origin = env.publicOrigin ?? `${env.tls ? 'https' : 'http'}://localhost:${listening.port}`;
const provider = env.providerUrl
  ? undefined
  : startProviderFromSource({ ...providerEnv(env, origin), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }, log);

// Vite takes a while to load: the provider starts meanwhile.
const { createSiteFromSource, textOf } = await import('./site-from-source.ts');
const root = join(siteFolder, '..', '..');
const site = await createSiteFromSource({
  server: listening.server,
  folders: [
    join(root, 'packages'),
    join(root, 'internal'),
    join(siteFolder, '..', 'proxy', 'src'),
    ...['src', 'content', 'migrations'].map((folder) => join(providerFolder, folder)),
  ],
});

/** Tests and notes are no part of what runs. */
const isBeside = /\.(?:test|spec|stories|stories-kit)\.[^/]+$|\.md$|~$|\/(?:node_modules|dist|reports|coverage)\//;

let handle: Handler | undefined;
let problem = '';

const batches = createBatches(async (files) => {
  const { isConcerned, failure } = (await provider?.change(files)) ?? { isConcerned: false };
  const isPageConcerned = site.isConcerned(files);
  if (!isConcerned && !isPageConcerned) return;
  const trouble = [failure, await loadProxy()].filter((text) => text !== undefined);
  if (trouble.length > 0) site.tellFailed(trouble.join('\n\n'));
  else site.tellSaved(files, { isProviderConcerned: isConcerned });
});

/** @returns why it could not be loaded; the old one goes on answering */
async function loadProxy(): Promise<string | undefined> {
  try {
    const { createHandler } = await site.load<{ createHandler: typeof CreateHandler }>(
      join(import.meta.dirname, 'handler.ts'),
    );
    // Made anew even when its code is the same: whatever it keeps may come from what has changed.
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
  if (!isBeside.test(file)) batches.add(file);
});
const loading = loadProxy();
// The first page takes what the site is made of: read while the provider starts.
void site.prepare().catch(() => undefined);
starting.resolve((incoming, outgoing) => {
  site.vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
});
const failures = [await loading, (await provider?.settled())?.failure].filter((text) => text !== undefined);
if (failures.length > 0) site.tellFailed(failures.join('\n\n'));
console.log(whereToLook(env, origin));

await told;
await Promise.all([site.vite.close(), listening.close(500), provider?.stop(5_000)]);
process.exit(0);

async function answer(...[incoming, outgoing]: Parameters<Handler>): Promise<void> {
  await loading;
  await batches.settled();
  await provider?.settled();
  if (handle) return handle(incoming, outgoing);
  outgoing.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(errorPage(problem, '<script type="module" src="/src/dev/follow-changes.ts"></script>'));
}
