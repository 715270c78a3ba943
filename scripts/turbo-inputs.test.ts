import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from './checks/imports.ts';
import { reachedFrom } from './lib/circles.ts';
import { sourceGraph } from './lib/story-sources.ts';
import { root } from './lib/workspace.ts';

interface DryTask {
  taskId: string;
  command: string;
  directory: string;
  dependencies: string[];
  inputs: Record<string, string>;
  resolvedTaskDefinition: { cache: boolean };
}

// What turbo hashes for each task: a result is restored as long as none of these files has changed.
const names = 'format lint boundaries unused test build size stories test:e2e bundle database scene-metadata';
const turbo = join(root, 'node_modules/turbo/bin/turbo');
const dry = execFileSync(process.execPath, [turbo, 'run', ...names.split(' '), '--dry=json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const all = (JSON.parse(dry) as { tasks: DryTask[] }).tasks;
const tasks = all.filter(
  ({ command, resolvedTaskDefinition }) => command !== '<NONEXISTENT>' && resolvedTaskDefinition.cache,
);

const known = new Map<string, string[]>();

/** The files of the repository that a module imports by their path. Turbo itself follows packages, by their names. */
function importedBy(file: string): string[] {
  const found = known.get(file) ?? [];
  if (known.has(file)) return found;
  known.set(file, found);
  for (const { specifier } of importsOf(file, readFileSync(file, 'utf8'))) {
    const target = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
    if (specifier.startsWith('.') && /\.[cm]?[jt]sx?$/.test(target) && existsSync(target)) found.push(target);
  }
  return found;
}

/** Absolute paths of what a task's hash has, its own and that of the tasks it waits for. */
function hashed({ directory, inputs, dependencies }: DryTask): Set<string> {
  const waitsFor = all.filter(({ taskId }) => dependencies.includes(taskId));
  return new Set(
    [{ directory, inputs }, ...waitsFor].flatMap(({ directory, inputs }) =>
      Object.keys(inputs).map((path) => resolve(root, directory, path)),
    ),
  );
}

function ownPrograms({ directory, command, inputs }: DryTask): string[] {
  const folder = join(root, directory);
  const started = [...command.matchAll(/[\w./-]+\.(?:mjs|ts)\b/g)].flatMap(([path]) =>
    [resolve(folder, path), resolve(root, path)].filter((file) => existsSync(file) && !file.includes('node_modules')),
  );
  const own = Object.keys(inputs).filter((path) => !path.startsWith('..') && /\.[cm]?[jt]sx?$/.test(path));
  return [...started, ...own.map((path) => join(folder, path))];
}

it('each task is run again when a file outside its folder changes that its programs import', () => {
  const missing = tasks.flatMap((task) => {
    const reached = reachedFrom(ownPrograms(task), importedBy);
    const inputs = hashed(task);
    const isOwn = (file: string) => file.startsWith(join(root, task.directory) + sep);
    return [...reached]
      .filter((file) => !isOwn(file) && !inputs.has(file))
      .map((file) => `${task.taskId}: ${relative(root, file)}`);
  });
  expect(tasks.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('the stories are played again when a file changes that one of them imports', () => {
  const folders = ['{packages,apps}/*/src/**/*.stories.tsx', '.storybook/{stories/*,preview,vitest.setup}.{ts,tsx}'];
  const files = globSync(folders, { cwd: root });
  const sources = sourceGraph(root, (file) => !file.startsWith(join(root, '.storybook/pages')));
  const stories = tasks.find(({ taskId }) => taskId === '@myler/tools#stories');
  const inputs = stories ? hashed(stories) : new Set();
  expect(files.length).toBeGreaterThan(80);
  expect(sources(files.map((file) => join(root, file))).files.filter((file) => !inputs.has(file))).toEqual([]);
});

it('no test, story or document of a package is in the hash of what others take from it', () => {
  const taken = tasks.filter(({ taskId }) => /#(?:sources|build|bundle|database)$/.test(taskId));
  const inputs = taken.flatMap(({ taskId, inputs }) => Object.keys(inputs).map((path) => `${taskId}: ${path}`));
  expect(inputs.filter((path) => /\.(?:test|stories)\.|\.mdx?$/.test(path))).toEqual([]);
});
