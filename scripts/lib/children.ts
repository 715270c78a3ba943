import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { watchLaunchers } from './launchers.ts';

const leaveWithParent = fileURLToPath(new URL('./leave-with-parent.mjs', import.meta.url));

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a Node program in the foreground until it ends or this process is told to stop, and resolves with the exit code
 * to pass on. It gets its own process group, so that Ctrl-C reaches it once (through this process) and not twice. It
 * ends when this process, or npx or pnpm above it, is killed, so that no process is left behind.
 */
export function runNode(
  args: string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<number> {
  // Before the program runs: npx may end as soon as it does, and could then no longer be found among our parents.
  const stopWatching = watchLaunchers(() => void child.kill('SIGTERM'));
  const child = spawn(process.execPath, ['--import', leaveWithParent, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env,
    ...(cwd ? { cwd } : {}),
  });
  passSignalsOn(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopWatching();
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Runs a Node program in the background of this process, and ends it with this process. Its output is not printed.
 *
 * @param options onFailure: it ended with an error by itself
 */
export function runInBackground(
  args: string[],
  { cwd, onFailure }: { cwd: string; onFailure: (output: string) => void },
) {
  const child = spawn(process.execPath, ['--import', leaveWithParent, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    cwd,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  child.once('error', (error) => onFailure(error.message));
  // An end by a signal is intended, not a failure.
  child.once('close', (code) => {
    if (code) onFailure(output);
  });
}

/**
 * Runs a command to its end. Its output goes to ours unless `quiet`, and it can ask somebody only if `canAsk`.
 *
 * @returns the output only when quiet
 */
export function runCommand(
  command: string,
  args: string[],
  {
    env = process.env,
    cwd,
    quiet = false,
    canAsk = false,
  }: { env?: NodeJS.ProcessEnv; cwd?: string; quiet?: boolean; canAsk?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, {
    stdio: [canAsk ? 'inherit' : 'ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env,
    ...(cwd ? { cwd } : {}),
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  passSignalsOn(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({ code: exitCode(code, signal), output });
    });
  });
}

/** Whoever stops this process stops its child, until that has ended. */
function passSignalsOn(child: ChildProcess) {
  for (const signal of STOP_SIGNALS) {
    const forward = () => void child.kill(signal);
    process.on(signal, forward);
    child.once('exit', () => process.off(signal, forward));
  }
}

/** As in shells: 128 plus the signal's number when a signal ended it. */
function exitCode(code: number | null, signal: NodeJS.Signals | null) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
