import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { askDatabase } from './database-door.ts';
import { mailsIn, startMailServer } from './mail-server.ts';

const PROXY = resolve(import.meta.dirname, '../../proxy/dist/main.js');
const DATABASE_DOOR = pathToFileURL(resolve(import.meta.dirname, 'database-door.ts')).href;

/** One running product. Several processes may share it, because its whole state is in its folder. */
export interface Stack {
  origin: string;
  /** Contains everything that was written: the product's data, its output, its e-mails. */
  folder: string;
  /** Raw messages that the SMTP server received for this address, oldest first. */
  mailsTo(address: string): Promise<string[]>;
  /** The output of the processes so far. */
  printed(): Promise<string>;
  /**
   * Queries the running product's own database, with `$1`, `$2` for `values`.
   *
   * @throws {Error} with the database's words when the statement is wrong
   */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /**
   * Ends the processes, so that everything in memory is written, and keeps the folder.
   *
   * @throws {Error} when other journeys use the same stack
   */
  end(): Promise<void>;
}

export interface StartedStack extends Stack {
  /** Ends the processes and removes the folder. */
  stop(): Promise<void>;
}

/** A stack that {@link startStack} started, perhaps in another process. */
export function openStack(origin: string, folder: string): Stack {
  return {
    origin,
    folder,
    mailsTo: (address) => mailsIn(folder, address),
    printed: () => readFile(printedIn(folder), 'utf8'),
    query: (sql, values) => askDatabase(dataIn(folder), sql, values),
    end: () =>
      Promise.reject(new Error('Other journeys use this stack. Name the file `alone` to get one that may end.')),
  };
}

/**
 * Starts the whole product as `pnpm start` runs it, with an SMTP server, a free port and an empty data folder.
 *
 * @param env variables of the product beside the usual ones
 * @throws {Error} with what the product printed when it ends instead of serving
 */
export async function startStack(env: Record<string, string> = {}): Promise<StartedStack> {
  const folder = await mkdtemp(join(tmpdir(), 'myler-e2e-'));
  await mkdir(dataIn(folder));
  const mailServer = await startMailServer(folder);
  const child = fork(PROXY, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataIn(folder),
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'info',
      // Each visitor of the journeys has a separate address, as a proxy on this machine would report it.
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      // As long as a journey's timeout instead of two seconds: journeys do not measure the machine's speed.
      PROVIDER_TIMEOUT: '300000',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${DATABASE_DOOR}`,
      ...env,
    },
  });
  const stop = async () => {
    await end(child);
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const origin = await serves(child, printedIn(folder));
    return { ...openStack(origin, folder), end: () => end(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const dataIn = (folder: string) => join(folder, 'data');
const printedIn = (folder: string) => join(folder, 'printed.log');

/** Writes the product's output to a file, and resolves with its origin once it is ready. */
function serves(child: ChildProcess, logFile: string): Promise<string> {
  let start = '';
  let isServed = false;
  return new Promise((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      appendFileSync(logFile, chunk);
      if (isServed) return;
      start += chunk.toString();
      const [, origin] = /^ +Site +(\S+)$/m.exec(start) ?? [];
      if (!origin) return;
      isServed = true;
      resolve(origin);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it served:\n${start}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
