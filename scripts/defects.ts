// `pnpm test:all defects [-- words]`: makes one defect after the other in a copy of the workspace, runs the tests and
// stories that reach the broken module, the nearest first, and prints what noticed each. Words choose defects.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakExport } from './defects/break-export.ts';
import { gateDefects, otherDefects, withoutScreenshots, type Defect } from './defects/defects.ts';
import { importersOf, nearestTests } from './defects/nearest-tests.ts';
import { runTests, stepOf, type Failure } from './defects/run-tests.ts';
import { report } from './lib/check.ts';
import { copyWorkspace } from './lib/copy-workspace.ts';

/** How many files run together: a defect is mostly noticed beside it, and then the others need not run. */
const BATCHES = [3, 9, Infinity];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = [...gateDefects, ...otherDefects].filter(({ area, protection, module, export: name }) => {
  const text = `${area} ${protection} ${module} ${name}`.toLowerCase();
  return words.length === 0 || words.some((word) => text.includes(word));
});
if (chosen.length === 0) {
  console.error(`No defect has one of these words: ${words.join(', ')}.`);
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), 'myler-defects-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
// After the signal has reached the tests too (see children.mjs).
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => setImmediate(() => process.exit(1)));
const noticed = new Map<Defect, Failure>();
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
console.log('\n| about | protection | noticed by | the first test that failed |\n| --- | --- | --- | --- |');
for (const [{ area, protection }, { file, title }] of noticed)
  console.log(`| ${area} | ${protection} | ${stepOf(file)} | ${title} |`);
const findings = chosen.map((defect) => ({
  name: defect.protection,
  problem: noticed.has(defect)
    ? undefined
    : `No test notices that ${defect.module} breaks it. Add the smallest that does.`,
}));
report('defects', findings);

/** @returns the first test that fails with the defect */
async function seek(defect: Defect, tests: string[]): Promise<Failure | undefined> {
  const restore = apply(defect);
  try {
    // What only `pnpm test:all` runs is slower, and does not count for a defect of the gate.
    const ofGate = tests.filter((file) => !stepOf(file).includes('#test:'));
    const counted = gateDefects.includes(defect) ? ofGate : [...new Set([...ofGate, ...tests])];
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
