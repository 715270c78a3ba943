// `pnpm test:all defects [-- words]`: makes one defect after the other in a copy of the workspace, runs the tests and
// stories that reach the broken module, the nearest first, and prints what noticed each. Words choose defects.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakExport } from './defects/break-export.ts';
import { gateDefects, otherDefects, withoutScreenshots, type Defect } from './defects/defects.ts';
import { importersOf, nearestTests } from './defects/nearest-tests.ts';
import { runTests, stepOf, type Failure } from './defects/run-tests.ts';
import { copyWorkspace } from './lib/copy-workspace.ts';
import { root } from './lib/workspace.mjs';

/** How many files run together: a defect is mostly noticed beside it, and then the others need not run. */
const BATCHES = [3, 9, Infinity];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = [...gateDefects, ...otherDefects].filter(({ area, protection, module, export: name }) =>
  words.every((word) => `${area} ${protection} ${module} ${name}`.toLowerCase().includes(word)),
);
if (chosen.length === 0) {
  console.error(`No defect has the words "${words.join(' ')}".`);
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), 'myler-defects-'));
const noticed = new Map<Defect, Failure>();
try {
  copyWorkspace(copy);
  for (const defect of withoutScreenshots) apply(defect);
  const importers = importersOf(copy);
  for (const defect of chosen) {
    const failure = await seek(defect, nearestTests(defect.module, importers));
    if (failure) noticed.set(defect, failure);
    console.log(failure ? `✓ ${defect.protection} (${stepOf(failure.file)})` : `✗ ${defect.protection}`);
  }
  // A test that fails without the defect has noticed nothing.
  const files = new Set([...noticed.values()].map(({ file }) => file));
  const failing = new Set((await runTests(copy, [...files])).map(({ file }) => file));
  for (const [defect, { file }] of noticed) if (failing.has(file)) noticed.delete(defect);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
report();

/** @returns the first test that fails with the defect */
async function seek(defect: Defect, tests: string[]): Promise<Failure | undefined> {
  const restore = apply(defect);
  try {
    // What only `pnpm test:all` runs does not count for a defect of the gate.
    const counted = gateDefects.includes(defect) ? tests.filter((file) => !stepOf(file).includes('#test:')) : tests;
    for (const size of BATCHES) {
      const [failure] = await runTests(copy, counted.splice(0, size), { bail: true });
      if (failure) return failure;
    }
  } finally {
    restore();
  }
  return undefined;
}

/** Makes a defect in the copy. @returns what puts the module back */
function apply(defect: Defect): () => void {
  const path = join(copy, defect.module);
  const intact = readFileSync(path, 'utf8');
  writeFileSync(path, breakExport(intact, defect));
  return () => writeFileSync(path, intact);
}

/** Writes what noticed each defect to reports/defects.md, and prints what nothing noticed. */
function report(): void {
  const rows = [...noticed].map(
    ([{ area, protection }, { file, title }]) => `| ${area} | ${protection} | ${stepOf(file)} | ${title} |`,
  );
  const table = [
    '| about | protection | noticed by | the first test that failed |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/defects.md'), `${table.join('\n')}\n`);
  const unnoticed = chosen.filter((defect) => !noticed.has(defect));
  console.log(`\n${noticed.size} of ${chosen.length} defects were noticed: reports/defects.md says by what.`);
  for (const { protection } of unnoticed) console.log(`Not noticed: ${protection}`);
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
}
