import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from '@myler/server/log';
import { providerFolder } from '../environment/paths.ts';

export interface ProviderProcessOptions {
  /** Environment variables in addition to those of this process. */
  env: Record<string, string>;
  /** True runs the TypeScript source of the workspace; false runs the build. */
  fromSource: boolean;
  log: Logger;
  /** The program to run. The default is the reference provider. */
  program?: string;
}

export interface ProviderProcess {
  /** Its address; undefined while it starts. */
  url(): string | undefined;
  /** Resolves when it listens for the first time. Rejects when it ends before, and then it is not restarted. */
  started: Promise<void>;
  /** Sends SIGTERM and waits until it ends. Sends SIGKILL after `patience` milliseconds. */
  stop(patience: number): Promise<void>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;

/**
 * Runs the reference provider as a child process and restarts it with exponential backoff when it dies. It has its own
 * process group, so that Ctrl-C ends only the proxy, which stops it after the last response. If the proxy dies, it ends
 * itself.
 */
export function startProvider({ env, fromSource, log, program }: ProviderProcessOptions): ProviderProcess {
  const file = program ?? join(providerFolder, fromSource ? 'src/main.ts' : 'dist/main.js');
  let child: ChildProcess;
  let port: number | undefined;
  let wait = FIRST_WAIT;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  const started = Promise.withResolvers<void>();
  let everListened = false;

  const start = () => {
    child = fork(file, {
      env: { ...process.env, ...env },
      execArgv: fromSource ? ['--conditions=@myler/source'] : [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.on('message', (message) => {
      const listening = portOf(message);
      if (listening === undefined) return;
      port = listening;
      wait = FIRST_WAIT;
      everListened = true;
      started.resolve();
    });
    child.once('error', (error) => log.error({ err: error }, 'the provider could not be run'));
    child.once('exit', (code, signal) => {
      port = undefined;
      if (stopping) return;
      if (!everListened) {
        started.reject(
          new Error(
            `The reference provider ended before it listened (${signal ?? `exit code ${code}`}). What it said is above.`,
          ),
        );
        return;
      }
      log.warn({ code, signal, ms: wait }, 'the provider ended and is started again');
      timer = setTimeout(start, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  start();

  return {
    url: () => (port === undefined ? undefined : `http://127.0.0.1:${port}`),
    started: started.promise,
    async stop(patience) {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const cutOff = setTimeout(() => child.kill('SIGKILL'), patience);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(cutOff);
    },
  };
}

function portOf(message: unknown): number | undefined {
  const told = message as { type?: unknown; port?: unknown } | null;
  return told?.type === 'listening' && typeof told.port === 'number' ? told.port : undefined;
}
