import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './children.mjs';
import { readJson, root } from './workspace.mjs';

/**
 * @typedef {object} Task
 * @property {string} taskId "@myler/ui#test", "//#lint"
 * @property {string} task "test"
 * @property {string} package "@myler/ui", "//"
 * @property {string} directory below the root, "" for the root
 * @property {string} command "<NONEXISTENT>" where the package has no such script
 * @property {{ exitCode?: number, startTime: number, endTime: number }} [execution] absent when it was not reached
 * @property {{ outputs: string[] }} resolvedTaskDefinition
 */

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
 * @param {string[]} args tasks, filters and flags
 * @param {{ quiet?: boolean }} [options] quiet: nothing is printed unless something fails
 * @returns {Promise<{ code: number, tasks: Task[] }>}
 */
export async function runTurbo(args, { quiet = false } = {}) {
  const runs = join(root, '.turbo', 'runs');
  rmSync(runs, { recursive: true, force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      ...args,
      '--ui=stream',
      '--output-logs=errors-only',
      '--log-order=grouped',
      '--summarize',
    ],
    { cwd: root, env: { ...process.env, ...quietEnv }, quiet },
  );
  if (quiet && code !== 0) console.error(output);
  return { code, tasks: readSummary(runs) };
}

/**
 * @param {string} runs
 * @returns {Task[]}
 */
function readSummary(runs) {
  try {
    const file = readdirSync(runs).find((name) => name.endsWith('.json'));
    const summary = /** @type {{ tasks: Task[] }} */ (readJson(join(runs, file ?? '')));
    return summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  } catch {
    return [];
  }
}
