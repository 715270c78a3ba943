import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

// Vitest does not load modules through Node's module hooks, so each test runs Node in a child process.
const hooks = new URL('./module-reload.ts', import.meta.url).href;

/** Runs a program in a folder with these modules, and parses the JSON that it prints. */
function run(files: Record<string, string>, program: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'myler-reload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { currentVersion, invalidate, invalidateAll, isLoaded } from ${JSON.stringify(hooks)};
     const url = (name) => new URL(name, import.meta.url).href;
     const load = async (name) => (await import(currentVersion(url(name)))).default;
     const save = (name, text) => writeFileSync(new URL(name, import.meta.url), text);
     ${program}`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const modules = {
  'entry.mjs': `import { part } from './part.mjs'; import './other.mjs'; export default part;`,
  'part.mjs': `export const part = 'before';`,
  'other.mjs': `globalThis.others = (globalThis.others ?? 0) + 1;`,
};

it('a changed file and its importers are loaded again, and nothing else is', () => {
  const printed = run(
    modules,
    `const before = await load('entry.mjs');
     save('part.mjs', "export const part = 'after';");
     const beforeInvalidation = await load('entry.mjs');
     invalidate([url('part.mjs')]);
     const after = await load('entry.mjs');
     invalidateAll();
     await load('entry.mjs');
     console.log(JSON.stringify([before, beforeInvalidation, after, globalThis.others]));`,
  );
  expect(printed).toEqual(['before', 'before', 'after', 2]);
});

it('a file with a syntax error is loaded after it is corrected', () => {
  const printed = run(
    { ...modules, 'part.mjs': 'export cons part;' },
    `const failure = await load('entry.mjs').catch((error) => error.name);
     save('part.mjs', "export const part = 'mended';");
     invalidate([url('part.mjs')]);
     console.log(JSON.stringify([failure, await load('entry.mjs'), isLoaded(url('part.mjs')), isLoaded(url('x.mjs'))]));`,
  );
  expect(printed).toEqual(['SyntaxError', 'mended', true, false]);
});

it('a missing file is found after everything is loaded again', () => {
  const printed = run(
    { 'entry.mjs': `export { default } from './late.mjs';` },
    `const failure = await load('entry.mjs').catch((error) => error.code);
     save('late.mjs', "export default 'there';");
     invalidateAll();
     console.log(JSON.stringify([failure, await load('entry.mjs')]));`,
  );
  expect(printed).toEqual(['ERR_MODULE_NOT_FOUND', 'there']);
});
