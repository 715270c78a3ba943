import { expect, it, onTestFinished } from 'vitest';
import { checkChangesets } from './check-changesets.ts';
import { recordVersions } from './release/last-versions.ts';
import { smallWorkspace, type SmallWorkspace } from './release/workspace.test-kit.ts';

/** A small workspace, and what is wrong with its changesets. It ends with the test. */
function open() {
  const workspace = smallWorkspace();
  onTestFinished(workspace.dispose);
  const problems = async () => {
    const findings = await checkChangesets(workspace.folder);
    return findings.flatMap(({ name, problem }) => (problem ? `${name}: ${problem}` : []));
  };
  return { workspace, problems };
}
/** A repository in which every package was released, and whose history is not there. */
function release(workspace: SmallWorkspace) {
  recordVersions(workspace.folder);
  workspace.commit();
}
const edit = (from: string, to: string) => (workspace: SmallWorkspace) =>
  workspace.edit('packages/base/package.json', from, to);

it('before the first release, each package needs a changeset', async () => {
  const { workspace, problems } = open();
  workspace.changeset('first', ['base']);
  expect(await problems()).toEqual([
    expect.stringContaining('@small/middle has a changeset if it has changed: It has changed and was never released'),
    expect.stringContaining('@small/top has a changeset'),
  ]);
});

it('after a release, a changed package without a changeset fails, with the sentence to type', async () => {
  const { workspace, problems } = open();
  release(workspace);
  expect(await problems()).toEqual([]);
  workspace.append('packages/middle/src/index.js', 'export const more = 1;');
  expect(await problems()).toEqual([
    '@small/middle has a changeset if it has changed: It has changed since its version 0.1.0, and no changeset names it. ' +
      'Run "pnpm changeset", choose @small/middle, and say in a sentence what its users notice.',
  ]);
  workspace.changeset('more', ['middle']);
  expect(await problems()).toEqual([]);
});

it('what users notice counts as a change, and nothing else does', async () => {
  const noticed: ((workspace: SmallWorkspace) => void)[] = [
    (workspace) => workspace.write('packages/base/src/new.js', ''),
    (workspace) => workspace.remove('packages/base/src/index.js'),
    edit('"dependencies": {', '"dependencies": { "right": "^2.0.0",'),
    edit('"exports": {', '"exports": { "./more": "./dist/more.js",'),
    // Another version in the catalogue is a change of the packages that publish it.
    (workspace) => workspace.write('pnpm-workspace.yaml', 'packages: [packages/*]\ncatalog:\n  left: 1.1.0\n'),
  ];
  const others: typeof noticed = [
    (workspace) => workspace.write('packages/base/src/index.test.js', ''),
    (workspace) => workspace.write('packages/base/src/Base.stories.tsx', ''),
    (workspace) => workspace.append('packages/base/README.md', 'More.'),
    edit('"version": "0.1.0"', '"version": "0.2.0"'),
    (workspace) => workspace.write('packages/base/dist/index.js', ''),
  ];
  const { workspace, problems } = open();
  edit('"exports": {', '"dependencies": { "left": "catalog:" }, "exports": {')(workspace);
  for (const change of [...noticed, ...others]) {
    release(workspace);
    change(workspace);
    expect(await problems(), String(change)).toHaveLength(noticed.includes(change) ? 1 : 0);
    workspace.git('restore', '.');
    workspace.git('clean', '--force', '-d', '--quiet');
  }
});

it('on a branch, a changeset that waited before does not cover a change of the branch', async () => {
  const { workspace, problems } = open();
  for (const name of ['base', 'middle', 'top']) workspace.changeset(name, [name]);
  workspace.commit();
  workspace.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  workspace.write('packages/top/src/index.test.js', '');
  workspace.append('packages/top/README.md', 'More.');
  expect(await problems()).toEqual([]);
  workspace.append('packages/top/src/index.js', 'export const more = 1;');
  expect(await problems()).toEqual([
    expect.stringContaining('no changeset of the branch names it. Run "pnpm changeset"'),
  ]);
  workspace.commit();
  expect(await problems()).toEqual([expect.stringContaining('@small/top')]);
  workspace.changeset('fourth', ['top']);
  expect(await problems()).toEqual([]);
});

it('a changeset that is not about one published package, or has no text, is refused', async () => {
  const { workspace, problems } = open();
  release(workspace);
  for (const [packages, text, problem] of [
    [['base', 'middle'], 'Better.', 'Its text would stand in 2 changelogs (@small/base, @small/middle).'],
    [['base'], '', 'It has no text.'],
    [['bass'], 'Better.', 'There is no package @small/bass.'],
    [['site'], 'Better.', '@small/site is not published'],
    [[], 'Better.', 'It names no package.'],
  ] as [string[], string, string][]) {
    workspace.changeset('one', packages, 'minor', text);
    expect(await problems()).toEqual([
      expect.stringContaining(`.changeset/one.md is about the packages that it names: ${problem}`),
    ]);
  }
});
