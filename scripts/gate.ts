// The steps of `pnpm test` (test.mjs).
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { beginSteps, fail, finish, runSteps } from './lib/steps.ts';
import { members } from './lib/workspace.ts';

/** Fast checks first, so that their findings appear early. */
const checks = ['boundaries', 'style-sheets', 'changesets', 'packages', 'unused'];
const fast = ['format', 'lint', ...checks];
const slow = ['test', 'build', 'size'];
const inBrowser = ['stories', 'test:e2e'];
/** Stories and journeys have two workers each, and wait for one another less than they use. */
const concurrency = Math.max(2, Math.floor(availableParallelism() / 2));

beginSteps();
try {
  const { filter } = parseArgs({ options: { filter: { type: 'string', short: 'F' } } }).values;
  if (filter === undefined) await testAll();
  else await testOne(filter);
} catch (error) {
  console.error(error);
  fail('pnpm test', 'broke off');
}
finish();

async function testAll(): Promise<void> {
  const found = await findBrowser();
  await runSteps(fast, { concurrency });
  await runSteps([...slow, ...(found ? inBrowser : [])], { concurrency });
}

/** @param name "ui", "@myler/ui" or "packages/ui" */
async function testOne(name: string): Promise<void> {
  const all = members();
  const member = all.find(({ manifest, path }) => [manifest.name, path, path.split('/')[1]].includes(name));
  if (!member) throw new Error(`There is no member "${name}". There are ${all.map(({ path }) => path).join(', ')}.`);
  const hasJourneys = 'test:e2e' in (member.manifest.scripts ?? {});
  const found = hasJourneys && (await findBrowser());
  const args = [`--filter=${member.manifest.name}`];
  await runSteps(['lint'], { args: ['--', `${member.path}/`] });
  await runSteps(['test', ...(found ? ['test:e2e'] : [])], { concurrency, args });
  if (globSync('src/**/*.stories.tsx', { cwd: member.folder }).length === 0 || !(await findBrowser())) return;
  // Another task than that of all stories, whose result it must not be taken for.
  await runSteps(['test:stories'], { args: ['--', `${member.path}/`] });
}

/** Finds or installs the one browser of all browser tests before any of them starts, so that they use the same one. */
async function findBrowser(): Promise<boolean> {
  try {
    const { findChromium, installHeadlessShell } = await import('./browsers.ts');
    installHeadlessShell();
    process.env['CHROMIUM_PATH'] = await findChromium();
    return true;
  } catch (error) {
    fail(inBrowser.join(' and '), error instanceof Error ? error.message : String(error));
    return false;
  }
}
