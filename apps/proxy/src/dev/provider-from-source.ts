import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from '@myler/server/log';
import { providerFolder } from '../environment/paths.ts';

/** The result of loading changed files. */
export interface ReloadResult {
  /** Whether the provider uses any of them. */
  isAffected: boolean;
  /** Why the new code does not run; undefined when it runs. */
  failure?: string | undefined;
}

export interface ProviderFromSource {
  /** Where it listens; undefined while it starts, or when it cannot. */
  url(): string | undefined;
  /** Loads the modules made of these files again. Call it only after `settled` has resolved. */
  change(files: string[]): Promise<ReloadResult>;
  /** Resolves once the provider runs the newest code or has failed to load it. */
  settled(): Promise<ReloadResult>;
  stop(gracePeriod: number): Promise<void>;
}

interface Message {
  type: 'listening' | 'settled';
  port: number;
  batch: number;
  isAffected: boolean;
  failure?: string;
}

const RESTART_DELAY = 250;

/**
 * Runs the reference provider as a child process that loads changed modules by itself (its `src/dev.ts`). A process
 * that ended is started again: immediately when it had been listening, otherwise with the next change.
 */
export function startProviderFromSource(env: Record<string, string>, log: Logger): ProviderFromSource {
  let child: ChildProcess | undefined;
  let port: number | undefined;
  let stopping = false;
  let batch = 0;
  let reloading: Promise<ReloadResult>;

  const start = (): Promise<ReloadResult> => {
    const newChild = fork(join(providerFolder, 'src', 'dev.ts'), {
      env: { ...process.env, ...env },
      execArgv: ['--conditions=@myler/source'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl-C must reach it once only, through `stop`.
      detached: true,
    });
    child = newChild;
    newChild.on('message', (message: Message) => {
      if (message.type === 'listening') port = message.port;
    });
    newChild.once('exit', (code, signal) => {
      const hasListened = port !== undefined;
      port = undefined;
      child = undefined;
      if (stopping || !hasListened) return;
      log.warn({ code, signal }, 'the provider ended and is started again');
      reloading = new Promise((resolve) => {
        setTimeout(() => resolve(stopping ? { isAffected: false } : start()), RESTART_DELAY);
      });
    });
    return waitForReload(newChild, (batch = 0));
  };
  reloading = start();

  return {
    url: () => (port === undefined ? undefined : `http://127.0.0.1:${port}`),
    settled: () => reloading,
    change(files) {
      if (child?.connected) {
        reloading = waitForReload(child, ++batch);
        child.send({ batch, files });
      } else {
        reloading = start();
      }
      return reloading;
    },
    async stop(gracePeriod) {
      stopping = true;
      if (!child) return;
      const ending = child;
      const killTimer = setTimeout(() => ending.kill('SIGKILL'), gracePeriod);
      ending.kill('SIGTERM');
      await once(ending, 'exit');
      clearTimeout(killTimer);
    },
  };
}

function waitForReload(child: ChildProcess, batch: number): Promise<ReloadResult> {
  return new Promise((resolve) => {
    const end = (settled: ReloadResult) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(settled);
    };
    const onMessage = (message: Message) => {
      if (message.type === 'settled' && message.batch === batch)
        end({ isAffected: message.isAffected, failure: message.failure });
    };
    const onExit = () =>
      end({
        isAffected: true,
        failure: 'The provider ended before it could respond. Its output is in the terminal.',
      });
    child.on('message', onMessage);
    child.once('exit', onExit);
  });
}
