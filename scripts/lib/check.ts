import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/**
 * One item of a check. `problem` is absent when the item is correct; otherwise it says what is wrong, where, and what
 * to do.
 */
export type Finding = { name: string; problem?: string | undefined };

/** One item with everything that is wrong about it, a line each. */
export function finding(name: string, problems: string[]): Finding {
  return { name, ...(problems.length > 0 ? { problem: problems.join('\n') } : {}) };
}

/** Prints the problems of a check, writes `reports/<check>.json` for the sum of `pnpm test`, and sets the exit code. */
export function report(check: string, findings: Finding[]) {
  const problems = findings.filter(({ problem }) => problem);
  for (const { name, problem } of problems) console.error(`✗ ${name}\n  ${problem?.replaceAll('\n', '\n  ')}`);
  const passed = findings.length - problems.length;
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(
    join(root, 'reports', `${check}.json`),
    JSON.stringify({ check, passed, failed: problems.length, findings }, undefined, 2),
  );
  console.log(`${check}: ${passed} passed, ${problems.length} failed`);
  if (problems.length > 0) process.exitCode = 1;
}
