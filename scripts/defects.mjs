// `pnpm defects [words]`: removes one protection after the other in a copy of the workspace, and checks that its tests
// fail. Words choose defects. A defect that no test notices is a protection that somebody may remove without knowing.
// Not part of `pnpm test`, because it takes minutes; that only checks that each defect can still be made.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode('defects');

const { defects } = await import('./defects/defects.mjs');
const { breakCode } = await import('./defects/break-code.mjs');
const { runCommand } = await import('./lib/children.mjs');
const { copyWorkspace } = await import('./lib/copy-workspace.mjs');

const words = process.argv.slice(2);
const chosen = defects.filter(({ protection, file }) =>
  words.every((word) => `${protection} ${file}`.toLowerCase().includes(word.toLowerCase())),
);
if (chosen.length === 0) {
  console.error(`No defect has the words "${words.join(' ')}".`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'myler-defects-'));
/** @type {string[]} */
const unnoticed = [];
try {
  copyWorkspace(folder);
  // Tests that fail without a defect would seem to notice every defect.
  const testsOf = (/** @type {(typeof defects)[number]} */ defect) => join(defect.package, defect.tests);
  for (const [path, defect] of new Map(chosen.map((defect) => [testsOf(defect), defect]))) {
    if (await pass(defect)) continue;
    console.error(`${path} fails without any defect.`);
    process.exitCode = 1;
  }
  if (process.exitCode !== 1) for (const defect of chosen) await seed(defect);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.exitCode !== 1) {
  console.log(`\n${chosen.length - unnoticed.length} of ${chosen.length} defects were noticed.`);
  for (const protection of unnoticed) console.log(`Not noticed: ${protection}`);
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
}

/** @param {(typeof defects)[number]} defect */
async function seed(defect) {
  const file = join(folder, defect.file);
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, breakCode(intact, defect));
  const isNoticed = !(await pass(defect));
  writeFileSync(file, intact);
  if (!isNoticed) unnoticed.push(defect.protection);
  console.log(`${isNoticed ? '✓' : '✗'} ${defect.protection}`);
}

/**
 * Whether the tests of a defect pass.
 *
 * @param {{ package: string, tests: string }} defect
 */
async function pass(defect) {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const { code } = await runCommand(
    process.execPath,
    // The first failure is enough, and a test that waits for what never comes has failed.
    [
      '--conditions=@myler/source',
      vitest,
      'run',
      '--bail=1',
      '--testTimeout=180000',
      '--hookTimeout=180000',
      defect.tests,
    ],
    { cwd: join(folder, defect.package), quiet: true },
  );
  return code === 0;
}
