import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './children.ts';
import { readJson, root } from './workspace.ts';

export interface Task {
  /** "@myler/ui#test", "//#lint" */
  taskId: string;
  /** Below the root, "" for the root. */
  directory: string;
  /** "<NONEXISTENT>" where the package has no such script */
  command: string;
  /** Absent when it was not reached. */
  execution?: { exitCode?: number; startTime: number; endTime: number };
  resolvedTaskDefinition: { outputs: string[] };
}

/**
 * No telemetry, no check for updates, and no second installation check below a script for which pnpm has already
 * checked.
 */
const quietEnv = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_PRINT_VERSION_DISABLED: '1',
  pnpm_config_verify_deps_before_run: 'false',
};

/**
 * Runs tasks through turbo, which restores unchanged results, and prints the output of failed tasks.
 *
 * @param args tasks, filters and flags
 * @param options quiet: nothing is printed unless something fails
 */
export async function runTurbo(
  args: string[],
  { quiet = false }: { quiet?: boolean } = {},
): Promise<{ code: number; tasks: Task[] }> {
  const runs = join(root, '.turbo', 'runs');
  rmSync(runs, { recursive: true, force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      '--ui=stream',
      '--output-logs=errors-only',
      '--log-order=grouped',
      '--summarize=true',
      // Last: what stands after "--" is for the tasks' programs.
      ...args,
    ],
    { cwd: root, env: { ...process.env, ...quietEnv }, quiet },
  );
  if (quiet && code !== 0) console.error(output);
  return { code, tasks: readSummary(runs) };
}

function readSummary(runs: string): Task[] {
  try {
    const file = readdirSync(runs).find((name) => name.endsWith('.json'));
    const summary = readJson(join(runs, file ?? '')) as { tasks: Task[] };
    return summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  } catch {
    return [];
  }
}
