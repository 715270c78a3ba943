import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../../../scripts/lib/free-port.ts';
import { findProgram } from '../../../../scripts/programs.ts';
import { isOk, startProcess, waitUntil, type RunningProcess } from './processes.ts';

/** What nginx does in production too (compose.yaml): how it passes requests on, and what it answers by itself. */
const DEPLOY = resolve(import.meta.dirname, '../../../../deploy');

/** A server that the system needs beside its own: a database, a store of limits, a balancer. */
export interface Service {
  url: string;
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
}

interface Program {
  name: string;
  url: string;
  run: () => RunningProcess;
  isReady: () => Promise<boolean>;
  logFile: string;
  stopSignal: NodeJS.Signals;
}

function service({ name, url, run, isReady, logFile, stopSignal }: Program): Service {
  let running: RunningProcess | undefined;
  return {
    url,
    async start() {
      running = run();
      await waitUntil(isReady, { what: name, process: running, logFile });
    },
    signal: (signal) => running?.signal(signal),
    async stop() {
      // One that is paused could not end.
      running?.signal('SIGCONT');
      running?.signal(stopSignal);
      await running?.ended;
    },
  };
}

/** A PostgreSQL server with an empty database. It writes to the disk before it answers, as in production. */
export async function createPostgres(folder: string): Promise<Service> {
  const programs = dirname(findProgram('postgres'));
  const data = join(folder, 'postgres');
  const logFile = join(folder, 'postgres.log');
  const port = await freePort();
  mkdirSync(data);
  // PostgreSQL refuses to run as root.
  const uid = userInfo().uid === 0 ? Number(execFileSync('id', ['-u', 'postgres']).toString()) : undefined;
  if (uid !== undefined) {
    chownSync(folder, uid, -1);
    chownSync(data, uid, -1);
  }
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'];
  execFileSync(join(programs, 'initdb'), initialise, {
    stdio: 'ignore',
    cwd: '/',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  return service({
    name: 'PostgreSQL',
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    run: () =>
      startProcess(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((it) => ['-c', it])],
        { logFile, uid, env: { LC_ALL: 'C.UTF-8' } },
      ),
    isReady: async () => {
      execFileSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return true;
    },
    logFile,
    stopSignal: 'SIGINT',
  });
}

/** A Redis server that keeps nothing on the disk. */
export async function createRedis(folder: string): Promise<Service> {
  const program = findProgram('redis');
  const port = await freePort();
  const logFile = join(folder, 'redis.log');
  return service({
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    run: () =>
      startProcess(
        program,
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
        { logFile },
      ),
    isReady: () => accepts(port),
    logFile,
    stopSignal: 'SIGTERM',
  });
}

export interface BalancerPorts {
  /** What visitors reach, and the proxies behind it. */
  site: { port: number; instances: number[] };
  /** What the proxies reach, and the providers behind it. */
  provider: { port: number; instances: number[] };
}

/** nginx before the proxies, and between them and the providers. */
export function createBalancer(folder: string, ports: BalancerPorts): Service {
  const program = findProgram('nginx');
  const logFile = join(folder, 'nginx.log');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(folder, ports));
  return service({
    name: 'nginx',
    url: `http://127.0.0.1:${ports.site.port}`,
    run: () => startProcess(program, ['-c', configuration, '-p', folder, '-e', logFile], { logFile }),
    isReady: () => isOk(`http://127.0.0.1:${ports.site.port}/nginx`),
    logFile,
    stopSignal: 'SIGTERM',
  });
}

/**
 * An instance that refuses a connection is left out for a second, and what has not been sent goes to another. A write that
 * was sent is never repeated: nginx cannot know whether it was done.
 */
function nginxConfiguration(folder: string, { site, provider }: BalancerPorts): string {
  const upstream = (name: string, instances: number[]) => `
  upstream ${name} {
    ${instances.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 256;
  }`;
  const server = (name: string, port: number) => `
  server {
    listen 127.0.0.1:${port};
    include ${DEPLOY}/refusals.conf;
    location = /nginx { return 200; }
    location / {
      proxy_pass http://${name};
      include ${DEPLOY}/balance.conf;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    }
  }`;
  return `${userInfo().uid === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`).join('\n  ')}
  ${upstream('proxies', site.instances)}
  ${upstream('providers', provider.instances)}
  ${server('proxies', site.port)}
  ${server('providers', provider.port)}
}
`;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
}
