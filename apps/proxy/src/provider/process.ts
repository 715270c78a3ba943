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
  /** Kills it because it hangs. Then it is started again, as after every other end. */
  restart(): void;
  /** Sends SIGTERM and waits until it ends. Sends SIGKILL after `gracePeriod` milliseconds. */
  stop(gracePeriod: number): Promise<void>;
}

const FIRST_RESTART_DELAY = 250;
const MAX_RESTART_DELAY = 4_000;

/**
 * Runs the reference provider as a child process and restarts it with exponential backoff when it dies. It has its own
 * process group, so that Ctrl-C ends only the proxy, which stops it after the last response. If the proxy dies, it ends
 * itself.
 */
export function startProvider({ env, fromSource, log, program }: ProviderProcessOptions): ProviderProcess {
  const file = program ?? join(providerFolder, fromSource ? 'src/main.ts' : 'dist/main.js');
  let child: ChildProcess;
  let port: number | undefined;
  let restartDelay = FIRST_RESTART_DELAY;
  let restartTimer: NodeJS.Timeout | undefined;
  let stopping = false;
  const started = Promise.withResolvers<void>();
  let hasListened = false;

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
      restartDelay = FIRST_RESTART_DELAY;
      hasListened = true;
      started.resolve();
    });
    child.once('error', (error) => {
      log.warn({ dependency: 'the provider', err: error }, 'the provider could not be run');
      // Without a process there is no `exit` event.
      if (child.pid === undefined) restartOrGiveUp(error.message);
    });
    child.once('exit', (code, signal) => restartOrGiveUp(signal ?? `exit code ${code}`));
  };
  const restartOrGiveUp = (reason: string) => {
    port = undefined;
    if (stopping) return;
    if (!hasListened) {
      started.reject(new Error(`The reference provider ended before it listened (${reason}). Its output is above.`));
      return;
    }
    log.warn({ dependency: 'the provider', reason, ms: restartDelay }, 'the provider ended and is started again');
    restartTimer = setTimeout(start, restartDelay);
    restartDelay = Math.min(restartDelay * 2, MAX_RESTART_DELAY);
  };
  start();

  return {
    url: () => (port === undefined ? undefined : `http://127.0.0.1:${port}`),
    started: started.promise,
    restart: () => void child.kill('SIGKILL'),
    async stop(gracePeriod) {
      stopping = true;
      clearTimeout(restartTimer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const killTimer = setTimeout(() => child.kill('SIGKILL'), gracePeriod);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(killTimer);
    },
  };
}

function portOf(message: unknown): number | undefined {
  const fields = message as { type?: unknown; port?: unknown } | null;
  return fields?.type === 'listening' && typeof fields.port === 'number' ? fields.port : undefined;
}
