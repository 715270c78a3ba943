// What `pnpm test` and `pnpm test:all` share: running tasks, counting what they report, and the last lines.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countStep, type Count } from './reports.ts';
import { runTurbo } from './turbo.ts';
import { members, root } from './workspace.ts';

const counts: Count[] = [];
const counted = new Set<string>();
let isStopped = false;

/** Ends with a count when the run is stopped, and removes reports of earlier runs: turbo restores those still valid. */
export function beginSteps(): void {
  // Turbo gets the signal too (see children.ts), and this process ends after it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true));
  for (const folder of [root, ...members().map(({ folder }) => folder)]) {
    rmSync(join(folder, 'reports'), { recursive: true, force: true });
  }
}

/**
 * Runs tasks through turbo, goes on after failures, and counts each.
 *
 * @param options args for turbo, such as `--filter=@myler/ui`, and after `--` for the tasks' programs
 */
export async function runSteps(
  tasks: string[],
  options: { concurrency?: number; args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  const { concurrency = 1, args = [], env = {} } = options;
  Object.assign(process.env, env);
  const flags = ['--continue=dependencies-successful', `--concurrency=${concurrency}`];
  const { code, tasks: ran } = await runTurbo([...tasks, ...flags, ...args]);
  for (const { taskId, directory, execution, resolvedTaskDefinition } of ran) {
    if (counted.has(taskId)) continue;
    counted.add(taskId);
    const report = resolvedTaskDefinition.outputs.find((path) => /reports\/[\w-]+\.json$/.test(path));
    const { startTime = 0, endTime = 0, exitCode } = execution ?? {};
    const result = countStep({ code: exitCode, report: report && join(root, directory, report) });
    countAs(taskId, result, Math.round((endTime - startTime) / 1000));
  }
  if (isStopped) {
    console.error('Stopped before the end.');
    fail('the run');
    finish();
  }
  if (ran.length === 0) fail(tasks.join(' '), `turbo ended with ${code}`);
}

export function fail(step: string, note?: string): void {
  countAs(step, { passed: 0, failed: 1, skipped: 0, flaky: [], ...(note ? { note } : {}) });
}

function countAs(step: string, { note, ...count }: Count & { note?: string }, seconds = 0) {
  counts.push(count);
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const time = seconds > 0 ? `, ${seconds} s` : '';
  const mark = count.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${step}: ${count.passed} passed, ${count.failed} failed${skipped}${time}${note ? ` (${note})` : ''}`,
  );
}

/** Names the flaky tests, here and in reports/flaky.json, prints the sum as the last line, and ends the process. */
export function finish(): never {
  const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((all, count) => all + count[key], 0);
  const flaky = counts.flatMap((count) => count.flaky);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/flaky.json'), JSON.stringify(flaky, undefined, 2));
  console.log();
  if (flaky.length > 0) console.log(`flaky: ${flaky.length} passed only at the second try: ${flaky.join(' · ')}`);
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
