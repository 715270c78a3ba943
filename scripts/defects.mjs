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
const { copyWorkspace } = await import('./lib/copy-workspace.ts');

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
/** Whether tests pass without a defect, by their place. @type {Map<string, boolean>} */
const intactTests = new Map();
try {
  copyWorkspace(folder);
  for (const defect of chosen) await seed(defect);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${chosen.length - unnoticed.length} of ${chosen.length} defects were noticed.`);
for (const protection of unnoticed) console.log(`Not noticed: ${protection}`);
process.exit(unnoticed.length > 0 ? 1 : 0);

/** @param {(typeof defects)[number]} defect */
async function seed(defect) {
  // Tests that fail without the defect would seem to notice it.
  if (!(await passOnce(defect))) return note(defect, 'its tests fail without it');
  const file = join(folder, defect.file);
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, breakCode(intact, defect));
  const { code } = await test(defect);
  writeFileSync(file, intact);
  note(defect, code === 0 ? 'no test fails' : undefined);
}

/**
 * @param {(typeof defects)[number]} defect
 * @param {string} [reason] why it was not noticed
 */
function note({ protection }, reason) {
  if (reason) unnoticed.push(protection);
  console.log(`${reason ? '✗' : '✓'} ${protection}${reason ? ` (${reason})` : ''}`);
}

/**
 * Whether the tests of a defect pass without it. Each is run once.
 *
 * @param {(typeof defects)[number]} defect
 */
async function passOnce(defect) {
  const place = join(defect.package, defect.tests);
  if (!intactTests.has(place)) {
    const { code, output } = await test(defect);
    if (code !== 0) console.error(`${place} fails without any defect:\n${output.slice(-4_000)}`);
    intactTests.set(place, code === 0);
  }
  return intactTests.get(place);
}

/**
 * Runs the tests of a defect in the copy.
 *
 * @param {{ package: string, tests: string }} defect
 */
function test(defect) {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  // The first failure is enough, and a test that waits for what never comes has failed.
  const limits = ['--bail=1', '--testTimeout=180000', '--hookTimeout=180000'];
  return runCommand(process.execPath, ['--conditions=@myler/source', vitest, 'run', ...limits, defect.tests], {
    cwd: join(folder, defect.package),
    quiet: true,
  });
}
