import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkChangesets } from './check-changesets.ts';
import { recordVersions } from './release/last-versions.ts';
import { smallWorkspace, type SmallWorkspace } from './release/workspace.test-kit.ts';

let workspace: SmallWorkspace;
beforeEach(() => (workspace = smallWorkspace()));
afterEach(() => workspace.dispose());

/** The problems, each with the name of its finding. */
async function problems() {
  const findings = await checkChangesets(workspace.folder);
  return findings.flatMap(({ name, problem }) => (problem ? `${name}: ${problem}` : []));
}

/** A repository in which every package was released, and whose history is not there. */
function released() {
  recordVersions(workspace.folder);
  workspace.commit();
}

describe('before the first release', () => {
  it('each package needs a changeset', async () => {
    workspace.changeset('first', ['base']);
    expect(await problems()).toEqual([
      expect.stringContaining('@small/middle has a changeset if it has changed: It has changed and was never released'),
      expect.stringContaining('@small/top has a changeset'),
    ]);
  });
});

describe('after a release, in a clone without history or tags', () => {
  it('nothing is asked of packages that are as they were released', async () => {
    released();
    expect(await problems()).toEqual([]);
  });

  it('a changed package without a changeset fails, with the sentence to type', async () => {
    released();
    workspace.append('packages/middle/src/index.js', 'export const more = 1;');
    expect(await problems()).toEqual([
      '@small/middle has a changeset if it has changed: It has changed since its version 0.1.0, and no changeset names it. ' +
        'Run "pnpm changeset", choose @small/middle, and say in a sentence what its users notice.',
    ]);
    workspace.changeset('more', ['middle']);
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['a new file', () => workspace.write('packages/base/src/new.js', '')],
    ['a file that is gone', () => workspace.remove('packages/base/src/index.js')],
    ['another range of a dependency', () => edit('"dependencies": {', '"dependencies": { "right": "^2.0.0"')],
    ['another entry point', () => edit('"exports": {', '"exports": { "./more": "./dist/more.js",')],
  ])('%s counts as a change', async (_, change) => {
    released();
    change();
    expect(await problems()).toHaveLength(1);
  });

  it('another version in the catalogue counts as a change of the packages that publish it', async () => {
    edit('"dependencies": {', '"dependencies": { "left": "catalog:"');
    released();
    workspace.write('pnpm-workspace.yaml', 'packages: [packages/*]\ncatalog:\n  left: 1.1.0\n');
    expect(await problems()).toEqual([expect.stringContaining('@small/base')]);
  });

  it.each([
    ['a test', () => workspace.write('packages/base/src/index.test.js', '')],
    ['a story', () => workspace.write('packages/base/src/Base.stories.tsx', '')],
    ['the README', () => workspace.append('packages/base/README.md', 'More.')],
    ['a script or another raised version', () => edit('"version": "0.1.0"', '"version": "0.2.0"')],
    ['what was built', () => workspace.write('packages/base/dist/index.js', '')],
  ])('%s does not count', async (_, change) => {
    released();
    change();
    expect(await problems()).toEqual([]);
  });
});

describe('on a branch', () => {
  beforeEach(() => {
    workspace.changeset('first', ['base']);
    workspace.changeset('second', ['middle']);
    workspace.changeset('third', ['top']);
    workspace.commit();
    workspace.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  });

  it('a changeset that waited before the branch does not cover a change of the branch', async () => {
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

  it('tests and texts need none', async () => {
    workspace.write('packages/top/src/index.test.js', '');
    workspace.append('packages/top/README.md', 'More.');
    expect(await problems()).toEqual([]);
  });
});

describe('a changeset', () => {
  it.each([
    [
      'of two packages',
      ['base', 'middle'],
      'Better.',
      'Its text would stand in 2 changelogs (@small/base, @small/middle).',
    ],
    ['without a text', ['base'], '', 'It has no text.'],
    ['of an unknown package', ['bass'], 'Better.', 'There is no package @small/bass.'],
    ['of a private package', ['site'], 'Better.', '@small/site is not published'],
    ['of no package', [], 'Better.', 'It names no package.'],
  ])('%s is refused', async (_, packages, text, problem) => {
    released();
    workspace.changeset('one', packages, text);
    expect(await problems()).toEqual([
      expect.stringContaining(`.changeset/one.md is about the packages that it names: ${problem}`),
    ]);
  });
});

function edit(from: string, to: string) {
  workspace.edit('packages/base/package.json', from, to);
}
