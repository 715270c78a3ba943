import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../lib/children.ts';
import { startRegistry, type Registry } from './registry.test-kit.ts';
import { smallWorkspace, type SmallWorkspace } from './workspace.test-kit.ts';

// One release after another, as docs/releasing.md tells it, in a small workspace and with a registry on this machine.
// The tests are one story: each begins where the one before it ended.

let registry: Registry;
let workspace: SmallWorkspace;
beforeAll(async () => {
  registry = await startRegistry();
  workspace = smallWorkspace();
});

afterAll(async () => {
  workspace.dispose();
  await registry.stop();
});

async function commitAndPush() {
  await type('git add --all');
  await type('git commit --message "[release] Raise versions"');
  await type('git push');
}

/**
 * Types a command of the manual in the workspace.
 *
 * @param line "pnpm release"
 */
function type(line: string) {
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  return runIn(workspace.folder, words[0] ?? '', words.slice(1));
}

function runIn(cwd: string, command: string, args: string[]) {
  return runCommand(command, args, { cwd, quiet: true, env: registry.env() });
}

async function versionsOf(name: string) {
  return Object.keys((await registry.packument(`@small/${name}`))?.versions ?? {});
}

async function tagsOf(name: string) {
  return (await registry.packument(`@small/${name}`))?.['dist-tags'];
}

const read = (path: string) => readFileSync(join(workspace.folder, path), 'utf8');

describe('a normal release', () => {
  it('does not begin before all is in order, and says everything that is not', async () => {
    for (const name of ['base', 'middle', 'top']) workspace.changeset(name, [name], 'minor', `Something for ${name}.`);
    workspace.commit();
    workspace.share();
    workspace.git('switch', '--quiet', '--create', 'mine');
    workspace.write('packages/base/src/more.js', '');
    registry.logOut();
    const { code, output } = await type('pnpm release');
    expect(code).toBe(1);
    expect(output).toContain('Nothing was published.');
    expect(output).toContain('changes that are in no commit. Commit or remove them:\n?? packages/base/src/more.js');
    expect(output).toContain('This is mine. Releases are made on main');
    expect(output).toContain('Changesets wait (3). Run "pnpm version-packages"');
    expect(output).toContain('The registry does not know you. Run "pnpm login".');
    expect(output).not.toContain('build-all');
    workspace.remove('packages/base/src/more.js');
    await type('git switch main');
    registry.logIn();
  });

  it('raises versions, writes each text into one changelog, and records what the versions hold', async () => {
    const { code, output } = await type('pnpm version-packages');
    expect(output).toContain('Raised: @small/base@0.2.0, @small/middle@0.2.0, @small/top@0.2.0.');
    expect(code).toBe(0);
    expect(read('packages/base/CHANGELOG.md')).toBe(
      '# @small/base\n\n## 0.2.0\n\n### Minor Changes\n\n- Something for base.\n',
    );
    expect(read('packages/top/CHANGELOG.md')).toBe(
      '# @small/top\n\n## 0.2.0\n\n### Minor Changes\n\n- Something for top.\n\n' +
        '### Patch Changes\n\n- Needs `@small/middle` 0.2.0.\n',
    );
    expect(JSON.parse(read('.changeset/last-versions.json')).packages['@small/top'].version).toBe('0.2.0');
    await commitAndPush();
    expect((await type('pnpm version-packages')).output).toContain('No changeset waits');
  });

  it('is made of what all others have too', async () => {
    workspace.git('reset', '--quiet', '--hard', 'HEAD^');
    expect((await type('pnpm release')).output).toContain('The remote branch has 1 more commits. Run "git pull".');
    await type('git pull');
    workspace.commit();
    expect((await type('pnpm release')).output).toContain('Commits are not pushed (1). Run "git push".');
    await type('git push');
  });

  it('stops where the registry refuses a package, and names the package and the reason', async () => {
    registry.refused.add('@small/middle');
    const { code, output } = await type('pnpm release');
    expect(code).toBe(1);
    expect(output).toContain(
      '@small/middle@0.2.0 (status 403 Forbidden): {"error":"You may not publish this package today."}',
    );
    expect(output).toContain('Published: @small/base@0.2.0.\nNot published: @small/middle@0.2.0, @small/top@0.2.0.');
    expect(output).toContain('run the same command again: it goes on from here.');
    expect(await versionsOf('base')).toEqual(['0.2.0']);
    expect(await versionsOf('top')).toEqual([]);
  });

  it('goes on from there when it is run again, and marks the commit for all packages', async () => {
    registry.refused.clear();
    workspace.git('tag', '--delete', '@small/base@0.2.0');
    const { code, output } = await type('pnpm release');
    expect(output).toContain(
      'Published: @small/middle@0.2.0, @small/top@0.2.0.\nWas there already: @small/base@0.2.0.',
    );
    expect(output).toContain('The commit is marked with a tag for each package.');
    expect(code).toBe(0);
    expect(workspace.git('tag').split('\n')).toEqual(['@small/base@0.2.0', '@small/middle@0.2.0', '@small/top@0.2.0']);
    expect(workspace.git('status', '--porcelain')).toBe('');
    await type('git push --tags');
    expect(workspace.git('ls-remote', '--tags', 'origin')).toContain('refs/tags/@small/top@0.2.0');
  });

  it('says so when there is nothing to publish', async () => {
    const { code, output } = await type('pnpm release');
    expect(output).toContain('Nothing to publish: the registry has all 3 packages in these versions.');
    expect(code).toBe(0);
  });

  it('does not publish a package that changed after its version was raised', async () => {
    workspace.append('packages/middle/src/index.js', 'export const more = 1;');
    await commitAndPush();
    const { code, output } = await type('pnpm release');
    expect(output).toContain('Changed since their versions were raised: @small/middle. Run "pnpm changeset"');
    expect(code).toBe(1);
    const versions = await type('pnpm version-packages');
    expect(versions.output).toContain('no changeset names it. Run "pnpm changeset", choose @small/middle');
    expect(versions.code).toBe(1);
  });

  it('publishes nothing when the check of what was built fails', async () => {
    workspace.changeset('more', ['middle']);
    await type('pnpm version-packages');
    workspace.write('test-all.js', `throw new Error('Types are missing.');`);
    await commitAndPush();
    const { code, output } = await type('pnpm release');
    expect(output).toContain('Types are missing.');
    expect(output).toContain('Nothing was published: "pnpm test:all exports" failed, see above.');
    expect(code).toBe(1);
    workspace.write('test-all.js', '');
    await commitAndPush();
    // The range of `top` does not include the new minor version, so that it gets a new version too.
    expect((await type('pnpm release')).output).toContain('Published: @small/middle@0.3.0, @small/top@0.2.1.');
  });
});

describe('by hand', () => {
  it('"pnpm publish" in a folder without dist publishes what it builds', async () => {
    workspace.edit('packages/base/package.json', '"version": "0.2.0"', '"version": "0.2.1"');
    workspace.remove('packages/base/dist');
    const folder = join(workspace.folder, 'packages/base');
    const { code, output } = await runIn(folder, 'pnpm', ['publish', '--no-git-checks']);
    expect(code, output).toBe(0);
    expect(await versionsOf('base')).toContain('0.2.1');
    workspace.remove('packages/base/dist');
    workspace.edit('packages/base/package.json', '"version": "0.2.1"', '"version": "0.2.2"');
    workspace.write('packages/base/build.js', '');
    const refused = await runIn(folder, 'pnpm', ['publish', '--no-git-checks']);
    expect(refused.output).toContain('base is not published. After its build publint finds:');
    expect(refused.code).not.toBe(0);
    expect(await versionsOf('base')).not.toContain('0.2.2');
    workspace.git('restore', '.');
  });
});

describe('in a workflow that can prove who it is', () => {
  it('public packages are signed, and are not published where they cannot be; others are not signed', async () => {
    await type('pnpm --filter "./packages/*" exec npm pkg set publishConfig.access=public');
    workspace.changeset('signed', ['top'], 'patch');
    await type('pnpm version-packages');
    await commitAndPush();
    const identity = {
      GITHUB_ACTIONS: 'true',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${registry.url}no-token`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'none',
    };
    const options = { cwd: workspace.folder, quiet: true, env: { ...registry.env(), ...identity } };
    const signed = await runCommand(process.execPath, ['scripts/release.mjs'], options);
    expect(signed.output).toContain('Failed to fetch sigstore idToken from GitHub');
    expect(signed.output).toContain('Not published: @small/top@0.2.2.');
    expect(signed.code).toBe(1);
    await type('pnpm --filter "./packages/*" exec npm pkg set publishConfig.access=restricted');
    await commitAndPush();
    const unsigned = await runCommand(process.execPath, ['scripts/release.mjs'], options);
    expect(unsigned.output).toContain('Published: @small/top@0.2.2.');
  });
});

describe('other releases', () => {
  it('a snapshot is published under its own tag, and leaves no trace in the working tree', async () => {
    expect((await type('pnpm snapshot new-header')).output).toContain('No changeset waits');
    expect((await type('pnpm snapshot latest')).output).toContain('"latest" cannot be the tag.');
    expect((await type('pnpm snapshot')).output).toContain('A snapshot has a name');
    workspace.append('packages/top/src/index.js', 'export const snapshot = 1;');
    workspace.changeset('snapshot', ['top']);
    await commitAndPush();
    const { code, output } = await type('pnpm snapshot new-header');
    expect(code, output).toBe(0);
    const tags = await tagsOf('top');
    expect(tags?.['new-header']).toMatch(/^0\.0\.0-new-header-\d+$/);
    expect(tags?.['latest']).toBe('0.2.2');
    expect(workspace.git('status', '--porcelain')).toBe('');
    expect(workspace.git('tag')).not.toContain('0.0.0');
  });

  it('the working tree can be put right after a snapshot that was stopped', async () => {
    await type('pnpm changeset version --snapshot new-header');
    workspace.write('packages/base/CHANGELOG-of-a-snapshot.md', '');
    expect((await type('pnpm snapshot new-header')).output).toContain('changes that are in no commit');
    await type('git restore .');
    await type('git clean --force -d .changeset packages');
    expect(workspace.git('status', '--porcelain')).toBe('');
  });

  it('a pre-release is published under its tag, and becomes a normal version at its end', async () => {
    await type('pnpm changeset pre enter next');
    expect((await type('pnpm version-packages')).output).toContain('Raised: @small/top@0.3.0-next.0.');
    await commitAndPush();
    const first = await type('pnpm release');
    expect(first.code, first.output).toBe(0);
    expect(await tagsOf('top')).toMatchObject({ next: '0.3.0-next.0', latest: '0.2.2' });
    await type('pnpm changeset pre exit');
    expect((await type('pnpm version-packages')).output).toContain('Raised: @small/top@0.3.0.');
    await commitAndPush();
    const last = await type('pnpm release');
    expect(last.code, last.output).toBe(0);
    expect(await tagsOf('top')).toMatchObject({ latest: '0.3.0' });
  });

  it('a hotfix of an older line is published under a tag of the line, not as the latest version', async () => {
    workspace.git('tag', '--delete', '@small/middle@0.2.0');
    await type('git fetch --tags');
    await type('git switch --create release/middle-0.2 @small/middle@0.2.0');
    workspace.append('packages/middle/src/index.js', 'export const hotfix = 1;');
    workspace.changeset('hotfix', ['middle'], 'patch');
    expect((await type('pnpm version-packages')).output).toContain('@small/middle@0.2.1');
    workspace.commit();
    await type('git push --set-upstream origin release/middle-0.2');
    expect((await type('pnpm release')).output).toContain(
      'An older line needs a tag, or it would become the latest version',
    );
    expect((await type('pnpm release --tag latest')).output).toContain('"latest" cannot be the tag.');
    const { code, output } = await type('pnpm release --tag legacy');
    expect(code, output).toBe(0);
    expect(output).toContain('Published: @small/middle@0.2.1');
    expect(await tagsOf('middle')).toEqual({ latest: '0.3.0', legacy: '0.2.1' });
    await type('git switch main');
    expect((await type('pnpm release --tag legacy')).output).toContain('A tag is for an older line, on release/…');
  });

  it('a line that does not begin at its last version is noticed before anything is published', async () => {
    await type('git switch --create release/middle-again @small/middle@0.2.0');
    workspace.append('packages/middle/src/index.js', 'export const other = 1;');
    workspace.changeset('other', ['middle'], 'patch');
    const { code, output } = await type('pnpm version-packages');
    expect(output).toContain('The registry has other contents as @small/middle@0.2.1: this branch does not begin at');
    expect(code).toBe(1);
  });
});

describe('a bad release', () => {
  it('is no longer the latest version, and says what to use instead', async () => {
    await type('pnpm dist-tag add @small/middle@0.2.1 latest');
    expect(await tagsOf('middle')).toMatchObject({ latest: '0.2.1' });
    await type('pnpm deprecate @small/middle@0.3.0 "It does not open. Use 0.2.1."');
    const { versions } = (await registry.packument('@small/middle')) ?? {};
    expect(versions?.['0.3.0']?.deprecated).toBe('It does not open. Use 0.2.1.');
  });
});
