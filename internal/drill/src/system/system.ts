import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Canary } from '../load/canaries.ts';
import { startMailServer, type MailServer } from '../load/mail-server.ts';
import { queryPglite, queryPostgres, type Query } from './database.ts';
import { createInstance, type Instance } from './instances.ts';
import { freePort } from './processes.ts';
import { createBalancer, createPostgres, createRedis, type Service } from './services.ts';

/** How the system is built: one provider with the embedded database, or two of each server. */
export type Topology = 'one instance' | 'two instances';

export interface System {
  topology: Topology;
  /** The address that visitors reach. */
  origin: string;
  /** What the servers share and nobody may write down. */
  secrets: Canary[];
  /** Everything that is written is below it. */
  folder: string;
  proxies: Instance[];
  providers: Instance[];
  /** Absent with one instance. */
  postgres?: Service;
  redis?: Service;
  mail: MailServer;
  /** Queries the database. With one instance all servers must have stopped, because the database has one process. */
  query: Query;
  /** Ends all servers but the database, so that it can be read. */
  stopServers(): Promise<void>;
  /** Ends everything and deletes the folder. */
  close(): Promise<void>;
}

const PROXY = resolve(import.meta.dirname, '../../../../apps/proxy/dist/main.js');
const PROVIDER = resolve(import.meta.dirname, '../../../../apps/provider/dist/main.js');

/** Starts the built product as an operator runs it. */
export async function startSystem(topology: Topology): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'myler-drill-'));
  const mail = await startMailServer();
  const count = topology === 'one instance' ? 1 : 2;
  const postgres = count > 1 ? await createPostgres(folder) : undefined;
  const redis = count > 1 ? await createRedis(folder) : undefined;
  const site = { port: await freePort(), instances: await freePorts(count) };
  const provider = { port: await freePort(), instances: await freePorts(count) };
  const balancer = createBalancer(folder, { site, provider });
  const secrets = makeSecrets();
  const shared = {
    ...secrets,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_ORIGIN: balancer.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mail.url,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const instance = (kind: string, file: string, index: number, port: number, env: Record<string, string>) => {
    const name = `${kind} ${'ab'[index]}`;
    const dataDir = join(folder, name.replace(' ', '-'));
    mkdirSync(dataDir, { recursive: true });
    return createInstance({
      name,
      file,
      port,
      env: { ...shared, DATA_DIR: dataDir, ...env },
      logFile: join(folder, `${name.replace(' ', '-')}.log`),
    });
  };
  const providers = provider.instances.map((port, index) =>
    instance('provider', PROVIDER, index, port, { PROVIDER_PORT: String(port) }),
  );
  const providerUrl = `http://127.0.0.1:${provider.port}`;
  const proxies = site.instances.map((port, index) =>
    instance('proxy', PROXY, index, port, { PORT: String(port), HOST: '127.0.0.1', PROVIDER_URL: providerUrl }),
  );
  const stopServers = async () => {
    await balancer.stop();
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await Promise.all(providers.map((it) => it.stop()));
  };
  const close = async () => {
    await stopServers();
    await redis?.stop();
    await postgres?.stop();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres?.start();
    await redis?.start();
    // One after the other: the first makes the database.
    for (const it of [...providers, ...proxies]) await it.start();
    await balancer.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    topology,
    origin: balancer.url,
    secrets: Object.entries(secrets).map(([name, value]) => ({ name, value })),
    folder,
    proxies,
    providers,
    ...(postgres ? { postgres } : {}),
    ...(redis ? { redis } : {}),
    mail,
    query: postgres ? queryPostgres(postgres.url) : queryPglite(join(folder, 'provider-a', 'database')),
    stopServers,
    close,
  };
}

/** The secrets that instances share. */
function makeSecrets(): Record<string, string> {
  const names = ['PUBLISHABLE_TOKEN', 'PROVIDER_SECRET', 'SESSION_KEY', 'IDEMPOTENCY_KEY', 'GIFT_CARD_KEY'];
  return Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')]));
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let index = 0; index < count; index++) ports.push(await freePort());
  return ports;
}
