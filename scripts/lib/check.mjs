import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/**
 * One thing that a check looked at. `problem` is absent when it is as it should be, and otherwise says what is wrong,
 * where, and what to do.
 *
 * @typedef {{ name: string, problem?: string | undefined }} Finding
 */

/**
 * Prints what a check found wrong, writes `reports/<check>.json` for `pnpm test` to add up, and sets the exit code.
 *
 * @param {string} check
 * @param {Finding[]} findings
 */
export function report(check, findings) {
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

/**
 * Whether a module is the program that was started, and not one that a test imports.
 *
 * @param {string} url its `import.meta.url`
 */
export function isProgram(url) {
  return url === pathToFileURL(process.argv[1] ?? '').href;
}
