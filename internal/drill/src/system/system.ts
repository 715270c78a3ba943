import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../../scripts/lib/free-port.ts';
import { queryPglite, queryPostgres, type Query } from './database.ts';
import { createInstance, type Instance } from './instances.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { makeSecrets, type Secret } from './secrets.ts';
import { createBalancer, createPostgres, createRedis, type BalancerPorts, type Service } from './services.ts';

/** How the system is built: one provider with the embedded database, or two of each server. */
export type Topology = (typeof topologies)[number];

export const topologies = ['one instance', 'two instances'] as const;

export interface System {
  topology: Topology;
  /** The address that visitors reach. */
  origin: string;
  /** The address that the proxies reach, of all providers. */
  providerOrigin: string;
  /** What the servers share and nobody may write down. */
  secrets: Secret[];
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

/**
 * Starts the built product as an operator runs it.
 *
 * @param env of all servers, beside what they need
 */
export async function startSystem(topology: Topology, env: Record<string, string> = {}): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'myler-drill-'));
  const services = await createServices(folder, topology);
  const { balancer, postgres, redis, mail } = services;
  const secrets = makeSecrets();
  const { proxies, providers } = createInstances(folder, services, { ...secrets, ...env });
  const stopServers = async () => {
    await balancer.stop();
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await Promise.all(providers.map((provider) => provider.stop()));
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
    for (const instance of [...providers, ...proxies]) await instance.start();
    await balancer.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    topology,
    origin: balancer.url,
    providerOrigin: `http://127.0.0.1:${services.ports.provider.port}`,
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

interface Services {
  postgres: Service | undefined;
  redis: Service | undefined;
  balancer: Service;
  mail: MailServer;
  ports: BalancerPorts;
}

async function createServices(folder: string, topology: Topology): Promise<Services> {
  const count = topology === 'one instance' ? 1 : 2;
  // All at once: a port that is free again could be given twice.
  const freePorts = () => Promise.all(Array.from({ length: count + 1 }, freePort));
  const [[site = 0, ...sites], [provider = 0, ...providers]] = await Promise.all([freePorts(), freePorts()]);
  const ports = { site: { port: site, instances: sites }, provider: { port: provider, instances: providers } };
  return {
    postgres: count > 1 ? await createPostgres(folder) : undefined,
    redis: count > 1 ? await createRedis(folder) : undefined,
    balancer: createBalancer(folder, ports),
    mail: await startMailServer(),
    ports,
  };
}

function createInstances(folder: string, services: Services, env: Record<string, string>) {
  const { postgres, redis, balancer, mail, ports } = services;
  const shared = {
    ...env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_ORIGIN: balancer.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mail.url,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const create = (kind: string, file: string, port: number, index: number, own: Record<string, string>) => {
    const name = `${kind}-${'ab'[index]}`;
    const dataDir = join(folder, name);
    mkdirSync(dataDir, { recursive: true });
    const options = { name, file, port, logFile: join(folder, `${name}.log`) };
    return createInstance({ ...options, env: { ...shared, DATA_DIR: dataDir, ...own } });
  };
  const providerUrl = `http://127.0.0.1:${ports.provider.port}`;
  return {
    providers: ports.provider.instances.map((port, index) =>
      create('provider', PROVIDER, port, index, { PROVIDER_PORT: String(port) }),
    ),
    proxies: ports.site.instances.map((port, index) =>
      create('proxy', PROXY, port, index, { PORT: String(port), HOST: '127.0.0.1', PROVIDER_URL: providerUrl }),
    ),
  };
}
