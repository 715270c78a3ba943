import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { SMTPServer } from 'smtp-server';

const PROXY = resolve(import.meta.dirname, '../../proxy/dist/main.js');

export interface Stack {
  origin: string;
  dataDir: string;
  /** Raw messages as the SMTP server took them. */
  mails: string[];
  /** Everything the processes printed. */
  printed(): string;
  /** Restarts the processes around a query: the embedded database belongs to one at a time. */
  query<Row>(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** The whole product as `pnpm start` runs it, on a port and a data folder of its own. */
export async function startStack(env: Record<string, string> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'myler-e2e-'));
  const mails: string[] = [];
  const smtp = await startSmtp(mails);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const output = { text: '' };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(PROXY, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        LOG_LEVEL: 'info',
        ...env,
      },
    });
    collect(child, output);
    await untilServed(origin, child, output);
    return child;
  };
  let running = await start();

  return {
    origin,
    dataDir,
    mails,
    printed: () => output.text,
    async query<Row>(sql: string) {
      await end(running);
      const database = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm, unaccent } });
      try {
        return (await database.query<Row>(sql)).rows;
      } finally {
        await database.close();
        running = await start();
      }
    },
    async stop() {
      await end(running);
      await smtp.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Everything the stack printed, for searching and for a failure's message. */
function collect(child: ChildProcess, output: { text: string }): void {
  const add = (chunk: Buffer) => {
    output.text += chunk.toString();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
}

async function untilServed(origin: string, child: ChildProcess, output: { text: string }): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The stack ended before it served a page:\n${output.text}`);
    try {
      if ((await fetch(`${origin}/readyz`)).ok && (await fetch(origin)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resume) => {
      setTimeout(resume, 200);
    });
  }
  throw new Error(`The stack did not serve a page within a minute:\n${output.text}`);
}

async function startSmtp(mails: string[]): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port.');
  return {
    port: address.port,
    close: () =>
      new Promise((resume) => {
        server.close(() => resume());
      }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
