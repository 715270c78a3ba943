import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { developmentPolicy } from '../pages/content-security-policy.ts';
import { siteClientFolder } from '../paths.ts';
import { listen, nodeHandler, type Handler } from '../server.ts';
import { onceToldToStop } from '../stopping.ts';
import { createSiteFromSource } from './site-from-source.ts';

/** The front door while developing: Vite answers what is source, the app everything else. */
const env = readEnv(process.env);
const log = createLog(env.logLevel);
const starting = Promise.withResolvers<void>();
let handle: Handler;

const listening = await listen(env, () => (incoming, outgoing) => {
  void starting.promise.then(() => handle(incoming, outgoing));
});
const origin = env.publicOrigin ?? `http://localhost:${listening.port}`;
const { vite, renderPage, listPages } = await createSiteFromSource(listening.server);
const app = createApp({
  env,
  origin,
  providerUrl: () => env.providerUrl,
  renderPage,
  listPages,
  clientFolder: siteClientFolder,
  log,
  isReady: () => true,
  pages: { policy: developmentPolicy, keep: false },
});
const next = nodeHandler(app, origin, log);
handle = (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => next(incoming, outgoing));
starting.resolve();
process.send?.({ type: 'listening', port: listening.port });

await onceToldToStop();
await vite.close();
await listening.close(500);
process.exit(0);
