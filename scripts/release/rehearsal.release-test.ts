import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../lib/children.ts';
import { copyWorkspace } from '../lib/copy-workspace.ts';
import { publishedMembers, root } from '../lib/workspace.ts';
import { readLastVersions } from './last-versions.ts';
import { startRegistry, type Registry } from './registry.test-kit.ts';

// The next release of the real packages, in a copy of the workspace. small-workspace.release-test.ts tells the same story
// with small packages, and what a registry may refuse; `pnpm test:all fixtures` installs the real ones.

const names = publishedMembers(root).map(({ manifest }) => manifest.name);
const folder = mkdtempSync(join(tmpdir(), 'myler-rehearsal-'));
let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
  // What the packages depend on comes from the registry that this machine uses.
  registry.logIn('@myler');
  copyWorkspace(folder);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');
  commit();
});
afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true, force: true });
});

function git(...args: string[]) {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'A commit');
}

function run(script: string) {
  return runCommand('pnpm', ['run', script], { cwd: folder, quiet: true, env: registry.env() });
}

describe('the next release of the real packages', () => {
  it('raises every version, and writes each text into one changelog', async () => {
    const { code, output } = await run('version-packages');
    expect(code, output).toBe(0);
    expect(Object.keys(readLastVersions(folder)).toSorted()).toEqual(names.toSorted());
    const texts = names.map((name) => readFileSync(join(folder, 'packages', name.slice(7), 'CHANGELOG.md'), 'utf8'));
    const entries = texts.flatMap((text) => text.split('\n').filter((line) => /^- (?!Needs )/.test(line)));
    expect(new Set(entries).size).toBe(entries.length);
    const format = await runCommand('pnpm', ['exec', 'oxfmt', '--check'], { cwd: folder, quiet: true });
    expect(format.code, format.output).toBe(0);
    commit();
  });

  it('publishes all of them, and has nothing to publish then', async () => {
    const { code, output } = await run('release');
    expect(code, output).toBe(0);
    for (const name of names) expect(await registry.packument(name), name).toBeDefined();
    expect((await run('release')).output).toContain(`has all ${names.length} packages in these versions`);
  });
});
