import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const runInGroup = fileURLToPath(new URL('./run-in-group.ts', import.meta.url));

/**
 * Runs a command that starts processes of its own (npm starts a shell, which starts a server) in the background, until
 * `stop`, or until this process has ended. Ctrl-C does not reach the group, and a test runner kills its workers without
 * letting them clean up.
 */
export function startGroup(
  command: string,
  args: string[],
  { cwd, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(process.execPath, [runInGroup, command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    env,
    ...(cwd ? { cwd } : {}),
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    isRunning,
    output: () => output,
    /** Ends all processes of the group. */
    stop: async () => {
      if (isRunning() && child.pid) process.kill(-child.pid, 'SIGTERM');
      await exit;
    },
  };
}
