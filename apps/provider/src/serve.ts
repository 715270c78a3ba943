import { serve } from '@hono/node-server';
import { boot } from './boot.ts';
import { readEnv } from './environment/env.ts';
import { createLog } from '@myler/server/log';

/** How long requests in flight may take after the process is told to end, in milliseconds. */
const DRAIN_MS = 8000;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog({ app: 'provider', level: env.logLevel, isDeep: true });
  const provider = await boot(env, log, (reason) => {
    log.fatal(reason);
    process.exit(70);
  });
  const server = serve({ fetch: provider.fetch, port: env.port, hostname: env.host }, ({ port }) => {
    log.info({ port, host: env.host, database: env.databaseUrl ? 'postgresql' : 'embedded' }, 'listening');
    process.send?.({ type: 'listening', port });
  });
  if ('keepAliveTimeout' in server) {
    // Longer than the proxy keeps an idle connection. The client must close it, because only the client knows whether a
    // request is on its way.
    server.keepAliveTimeout = 75_000;
    // As the proxy: Node would wait for a minute for headers, and for five for a body.
    server.headersTimeout = 15_000;
    server.requestTimeout = 30_000;
  }
  server.on('error', (error: Error) => {
    log.fatal(error.message);
    process.exit(1);
  });

  let ending = false;
  const end = (reason: string) => {
    if (ending) return;
    ending = true;
    log.info({ reason }, 'shutting down');
    provider.drain();
    const deadline = setTimeout(() => process.exit(0), DRAIN_MS).unref();
    server.close(() => {
      void provider.close().finally(() => {
        clearTimeout(deadline);
        process.exit(0);
      });
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  // The parent process has ended, so nothing else would stop this one.
  process.on('disconnect', () => end('disconnect'));
}
