// `pnpm watch`: runs the unit tests that import a saved file, in its own package first and then in those that depend on
// it. One run at a time; a save during a run stops it and starts the next.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watchLaunchers } from './lib/launchers.mjs';
import { requireNode } from './lib/node-version.mjs';
import { dependentsOf, members, root } from './lib/workspace.mjs';

requireNode('watch');

/** Debounce in milliseconds: an editor and its formatter save one change in several steps. */
const DEBOUNCE_MS = 100;

const testedMembers = members().filter(({ manifest }) => manifest.scripts?.['test']);
/** @type {Set<string>} */
const saved = new Set();
/** @type {AbortController | undefined} */
let current;
/** @type {NodeJS.Timeout | undefined} */
let timer;

for (const { folder } of testedMembers) {
  watch(join(folder, 'src'), { recursive: true }, (_, name) => {
    if (!name || !/\.(?:[jt]sx?|[mc]js|css|json)$/.test(name)) return;
    saved.add(join(folder, 'src', name));
    clearTimeout(timer);
    timer = setTimeout(() => void runRelated(), DEBOUNCE_MS);
  });
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, end);
watchLaunchers(end);
console.log('Save a file, and the tests that import it run. Ctrl-C ends it.');

async function runRelated() {
  current?.abort();
  const controller = (current = new AbortController());
  const files = [...saved];
  const changed = testedMembers.filter(({ folder }) => files.some((file) => file.startsWith(folder + sep)));
  for (const member of [...changed, ...dependentsOf(changed, testedMembers)]) {
    console.log(`\n${member.path}: ${files.map((file) => relative(root, file)).join(', ')}`);
    await run(member, files, controller.signal);
    // The stopped run’s files stay in `saved`, so the next run tests them together with those saved since.
    if (controller.signal.aborted) return;
  }
  for (const file of files) saved.delete(file);
  console.log('\nThat was all. Save a file to go on.');
}

/**
 * @param {import('./lib/workspace.mjs').Member} member
 * @param {string[]} files
 * @param {AbortSignal} signal
 * @returns {Promise<void>} resolves when it has ended, well or not
 */
function run(member, files, signal) {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@myler/source',
      join(root, 'node_modules/vitest/vitest.mjs'),
      'related',
      ...files,
      '--run',
      '--passWithNoTests',
      '--configLoader=native',
      '--reporter=default',
    ],
    { cwd: member.folder, stdio: ['ignore', 'inherit', 'inherit'], signal, killSignal: 'SIGTERM' },
  );
  return new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
}

function end() {
  current?.abort();
  process.exit(0);
}
