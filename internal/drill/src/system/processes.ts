import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface RunningProcess {
  /** Sends a signal to it and to what it has started. */
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  hasEnded(): boolean;
}

export interface ProcessOptions {
  env?: Record<string, string>;
  /** Standard output and error are appended to this file. */
  logFile: string;
  /** The user to run as, when this process is root's and the program refuses root. */
  uid?: number | undefined;
}

/** Starts a program in a process group of its own, so that a signal reaches its children too. */
export function startProcess(command: string, args: string[], options: ProcessOptions): RunningProcess {
  const log = openSync(options.logFile, 'a');
  const child = spawn(command, args, {
    stdio: ['ignore', log, log],
    detached: true,
    env: { PATH: process.env['PATH'] ?? '', ...options.env },
    cwd: '/',
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  closeSync(log);
  const end = once(child, 'exit');
  let hasEnded = false;
  const ended = end.then(
    () => void (hasEnded = true),
    () => void (hasEnded = true),
  );
  return {
    signal: (name) => {
      if (hasEnded || child.pid === undefined) return;
      try {
        process.kill(-child.pid, name);
      } catch {
        // It has just ended by itself.
      }
    },
    ended,
    hasEnded: () => hasEnded,
  };
}

/**
 * Asks until the answer is true.
 *
 * @throws {Error} with the end of the log file, when the process has ended before, or after a minute
 */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  { what, process: awaited, logFile }: { what: string; process: RunningProcess; logFile: string },
): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await isTrue().catch(() => false))) {
    if (awaited.hasEnded() || Date.now() > limit) {
      const log = readFileSync(logFile, 'utf8').slice(-2_000);
      throw new Error(`${what} ${awaited.hasEnded() ? 'ended' : 'is not ready after a minute'}:\n${log}`);
    }
    await delay(50);
  }
}

/** Whether this address answers with 200. */
export async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.arrayBuffer();
  return response.status === 200;
}
