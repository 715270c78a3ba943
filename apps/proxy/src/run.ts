import { createApp, type App, type AppDeps } from './app.ts';
import { startKeepingAssets } from './assets/kept-assets.ts';
import type { Env } from './environment/env.ts';
import type { Logger } from '@myler/server/log';
import { mailCommand } from './environment/paths.ts';
import { closeTransports } from './provider/transport.ts';
import { startProvider, type ProviderProcess } from './provider/process.ts';
import { StartError } from './environment/start-error.ts';
import { listen, nodeHandler } from './server.ts';
import { waitForStopSignal } from './stop-signal.ts';

export interface RunOptions extends Pick<AppDeps, 'renderPage' | 'clientFolder'> {
  /** Where the files of all builds are kept. */
  keptFolder: string;
  env: Env;
  log: Logger;
  /** Whether the provider runs from its TypeScript source. */
  fromSource: boolean;
}

/** Milliseconds that requests in flight may take after a stop signal. */
const DRAIN_MS = 8_000;

/**
 * Listens, starts the reference provider unless PROVIDER_URL is set, and prints the addresses. Resolves when everything
 * has ended.
 *
 * @returns the exit code
 */
export async function run({ env, log, fromSource, ...site }: RunOptions): Promise<number> {
  let provider: ProviderProcess | undefined;
  let app: App | undefined;
  let ready = false;
  let origin = '';
  const counters = await sharedCounters(env, log);
  const watching = await startWatching(env, log, () => app);
  const server = await listen(env, log, (port) => {
    origin = env.publicOrigin ?? `${env.tls ? 'https' : 'http'}://localhost:${port}`;
    const providerUrl = () => env.providerUrl ?? provider?.url();
    app = createApp({
      env,
      origin,
      providerUrl,
      restartProvider: env.providerUrl ? undefined : () => provider?.restart(),
      log,
      isReady: () => ready,
      ...counters?.shared,
      observe: watching.observe,
      beginSpan: watching.beginSpan,
      ...site,
    });
    return nodeHandler(app, origin, log, watching.observe);
  });
  const stopSignal = waitForStopSignal();
  const assetsKept = startKeepingAssets(site, log);
  // Without the origin: it is printed once the provider can answer, and a page that is opened before says so.
  log.info({ port: server.port }, 'listening');

  if (!env.providerUrl) provider = startProvider({ env: providerEnv(env, origin), fromSource, log });
  const failure = provider
    ? await Promise.race([provider.started.then(() => undefined), stopSignal.then(() => undefined)]).catch(
        (error: Error) => error,
      )
    : undefined;
  if (failure) {
    console.error(failure.message);
  } else {
    // Before a load balancer sends visitors here, the other proxies must find the files of this build.
    await assetsKept;
    ready = true;
    app?.watch.start();
    console.log(startMessage(env, origin));
    await stopSignal;
  }

  ready = false;
  app?.watch.stop();
  server.startDraining();
  await new Promise((resolve) => {
    setTimeout(resolve, failure ? 0 : env.shutdownDelay);
  });
  await server.close(failure ? 0 : DRAIN_MS);
  await provider?.stop(DRAIN_MS + 2_000);
  closeTransports();
  counters?.close();
  await watching.close();
  log.info('ended');
  return failure ? 1 : 0;
}

/** Undefined without REDIS_URL. Then its client is not even loaded. */
async function sharedCounters({ redisUrl, providerSecret }: Env, log: Logger) {
  if (!redisUrl) return undefined;
  const { connectSharedCounters } = await import('./middleware/rate-limit/shared-counters.ts');
  return connectSharedCounters({ url: redisUrl, secret: providerSecret, log });
}

/** Metrics and traces, each only where it is configured. */
async function startWatching(env: Env, log: Logger, app: () => App | undefined) {
  const metrics = await startMetrics(env, log, app);
  const tracing = await startTracing(env, log);
  return {
    observe: metrics?.observe,
    beginSpan: tracing?.begin,
    async close() {
      metrics?.close();
      await tracing?.close();
    },
  };
}

/** Undefined without METRICS_PORT. Then the library is not even loaded. */
async function startMetrics({ metrics: address }: Env, log: Logger, app: () => App | undefined) {
  if (!address) return undefined;
  const { createMetrics, serveMetrics } = await import('@myler/server/metrics');
  const { proxyMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics('myler_proxy', proxyMetrics(app));
  const server = await serveMetrics(metrics, address).catch((error: Error) => {
    throw new StartError(`${error.message} Correct METRICS_PORT or METRICS_HOST.`, { cause: error });
  });
  log.info({ port: server.port, host: address.host }, 'metrics are served');
  return { observe: metrics.observe, close: () => server.close() };
}

/** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. Then the library is not even loaded. */
async function startTracing({ traceCollector }: Env, log: Logger) {
  if (!traceCollector) return undefined;
  const { createTracing } = await import('@myler/server/tracing');
  return createTracing('myler-proxy', traceCollector, (reason) => log.warn({ reason }, 'traces were not sent'));
}

/** The environment variables for the reference provider. It inherits the others. */
export function providerEnv(env: Env, origin: string): Record<string, string> {
  return {
    PROVIDER_PORT: String(env.providerPort),
    DATA_DIR: env.dataDir,
    PUBLIC_ORIGIN: origin,
    WEB_APP_URL: new URL(env.webAppUrl, origin).href,
    LOG_LEVEL: env.logLevel,
  };
}

/** The lines that are printed when everything has started. */
export function startMessage(env: Env, origin: string): string {
  const mail = process.env['SMTP_URL'] ? 'leaves through SMTP_URL' : `${env.dataDir}/outbox (${mailCommand} lists it)`;
  const data = process.env['DATABASE_URL'] ? 'in DATABASE_URL' : env.dataDir;
  const lines = env.providerUrl
    ? [
        ['Site', origin],
        ['Provider', env.providerUrl],
      ]
    : [
        ['Site', origin],
        ['Mail', mail],
        ['Data', data],
      ];
  return ['', ...lines.map(([name = '', value]) => `  ${name.padEnd(9)} ${value}`), '', '  Ctrl-C ends it.', ''].join(
    '\n',
  );
}
