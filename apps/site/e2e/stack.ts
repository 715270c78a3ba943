import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { queryDatabase } from './database-socket.ts';
import { readMails, startMailServer } from './mail-server.ts';

const PROXY = resolve(import.meta.dirname, '../../proxy/dist/main.js');
const LIFECYCLE = resolve(import.meta.dirname, '../../provider/dist/lifecycle.js');
const DATABASE_SOCKET_MODULE = pathToFileURL(resolve(import.meta.dirname, 'database-socket.ts')).href;

/** One running product. Several processes may share it, because its whole state is in its folder. */
export interface Stack {
  origin: string;
  /** Contains everything that was written: the product's data, its output, its emails. */
  folder: string;
  /** Raw messages that the SMTP server received for this address, oldest first. */
  mailsTo(address: string): Promise<string[]>;
  /** The output of the processes so far. */
  output(): Promise<string>;
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
  endProcesses(): Promise<void>;
  /**
   * Does what is due on a day in the life of memberships, with its charges and letters, by the product's own command. The
   * embedded database belongs to one process, so the product ends before, and serves the same origin again afterwards.
   *
   * @param day `YYYY-MM-DD`
   * @throws {Error} with what the command printed when it fails, or when other journeys use the same stack
   */
  liveThrough(day: string): Promise<void>;
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
    mailsTo: (address) => readMails(folder, address),
    output: () => readFile(outputFile(folder), 'utf8'),
    query: (sql, values) => queryDatabase(dataFolder(folder), sql, values),
    endProcesses: isShared,
    liveThrough: isShared,
  };
}

const isShared = () =>
  Promise.reject(new Error('Other journeys use this stack. Set `ownStack` in the file to get one that may end.'));

/**
 * Starts the whole product as `pnpm start` runs it, with an SMTP server, a free port and an empty data folder.
 *
 * @param env variables of the product beside the usual ones
 * @throws {Error} with what the product printed when it ends instead of serving
 */
export async function startStack(env: Record<string, string> = {}): Promise<StartedStack> {
  const folder = await mkdtemp(join(tmpdir(), 'myler-e2e-'));
  await mkdir(dataFolder(folder));
  const mailServer = await startMailServer(folder);
  const port = await freePort();
  const productEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataFolder(folder),
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'info',
    // Each visitor of the journeys has a separate address, as a proxy on this machine would report it.
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    // As long as a journey's timeout instead of two seconds: journeys do not measure the machine's speed.
    PROVIDER_TIMEOUT: '300000',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${DATABASE_SOCKET_MODULE}`,
    ...env,
  };
  const run = () => fork(PROXY, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: productEnv });
  let child = run();
  const stop = async () => {
    await endProcess(child);
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const origin = await waitForOrigin(child, outputFile(folder));
    const liveThrough = async (day: string) => {
      await endProcess(child);
      await runToEnd(LIFECYCLE, ['--as-of', day], { ...productEnv, PUBLIC_ORIGIN: origin });
      child = run();
      await waitForOrigin(child, outputFile(folder));
    };
    return { ...openStack(origin, folder), endProcesses: () => endProcess(child), liveThrough, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * A free port below those that kernels give to servers and connections without one. Nobody else takes it while the product
 * restarts.
 */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

const dataFolder = (folder: string) => join(folder, 'data');
const outputFile = (folder: string) => join(folder, 'printed.log');

/** Writes the product's output to a file, and resolves with its origin once it is ready. */
function waitForOrigin(child: ChildProcess, logFile: string): Promise<string> {
  let start = '';
  let isReady = false;
  return new Promise((resolve, reject) => {
    const append = (chunk: Buffer) => {
      appendFileSync(logFile, chunk);
      if (isReady) return;
      start += chunk.toString();
      const [, origin] = /^ +Site +(\S+)$/m.exec(start) ?? [];
      if (!origin) return;
      isReady = true;
      resolve(origin);
    };
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it served:\n${start}`)));
  });
}

/** @throws {Error} with what the command printed, unless it ends well */
async function runToEnd(file: string, args: string[], env: Record<string, string | undefined>): Promise<void> {
  const command = fork(file, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
  let printed = '';
  const read = (chunk: Buffer) => void (printed += chunk.toString());
  command.stdout?.on('data', read);
  command.stderr?.on('data', read);
  const [code] = (await once(command, 'close')) as [number | null];
  if (code !== 0) throw new Error(printed);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
