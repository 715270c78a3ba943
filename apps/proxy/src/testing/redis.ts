import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findProgram } from '../../../../scripts/programs.ts';

export interface TestRedis {
  url: string;
  /** The process, to stop it (SIGSTOP), continue it (SIGCONT) or kill it. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port, with nothing in it. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a Redis or Valkey on a port of its own, which writes nothing to the disk. */
export async function startTestRedis(): Promise<TestRedis> {
  const program = findProgram('redis');
  const port = await freePort();
  let server: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async signal(signal) {
      const exited = signal === 'SIGKILL' && server ? once(server, 'exit') : undefined;
      server?.kill(signal);
      await exited;
    },
    async start() {
      server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const chunk of server.stdout ?? []) if (String(chunk).includes('Ready to accept connections')) break;
    },
    close: () => redis.signal('SIGKILL'),
  };
  await redis.start();
  return redis;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
