import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './lib/workspace.mjs';

let folder = '';

/** Without the variables of a hook or a commit that may be running these tests. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = (...args: string[]) => {
  const { status, stderr } = spawnSync('git', ['commit', '-qm', 'Change', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { isCommitted: status === 0, stderr };
};

const good = `export const name = 'Myler';\n`;
const unformatted = `export const name = "Myler"\n`;
const faulty = `export const name = 'Myler';\ndebugger;\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'myler-pre-commit-'));
  git('init', '-q');
  for (const [name, value] of Object.entries({
    'user.name': 'Amélie',
    'user.email': 'amelie@example.com',
    'core.hooksPath': join(root, '.githooks'),
  }))
    git('config', name, value);
  write('.oxfmtrc.json', '{ "singleQuote": true, "ignorePatterns": ["**/*.md"] }\n');
  write('.oxlintrc.json', '{ "categories": { "correctness": "error" } }\n');
  write('name.js', good);
  git('add', '.');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('formatted files without lint errors are committed', () => {
  expect(commit()).toEqual({ isCommitted: true, stderr: '' });
});

it('a staged file that is not formatted is named, and nothing is committed', () => {
  write('name.js', unformatted);
  git('add', '.');
  const { isCommitted, stderr } = commit();
  expect(isCommitted).toBe(false);
  expect(stderr).toContain('name.js');
});

it('a staged file with a lint error is named, and nothing is committed', () => {
  write('name.js', faulty);
  git('add', '.');
  const { isCommitted, stderr } = commit();
  expect(isCommitted).toBe(false);
  expect(stderr).toMatch(/no-debugger[\s\S]*name\.js/);
});

it('changes that are not staged neither count nor are touched', () => {
  write('name.js', faulty);
  write('other.js', unformatted);
  expect(commit().isCommitted).toBe(true);
  expect(readFileSync(join(folder, 'name.js'), 'utf8')).toBe(faulty);
  expect(git('status', '--porcelain')).toBe(' M name.js\n?? other.js\n');
});

it('what is staged counts, even if the file was mended since', () => {
  write('name.js', unformatted);
  git('add', '.');
  write('name.js', good);
  expect(commit().isCommitted).toBe(false);
});

it('files that were committed before do not count', () => {
  write('old.js', faulty);
  git('add', '.');
  commit('--no-verify');
  write('new.js', good);
  git('add', '.');
  expect(commit()).toEqual({ isCommitted: true, stderr: '' });
});

it('git commit -a checks what it stages', () => {
  commit();
  write('name.js', unformatted);
  expect(commit('-a').isCommitted).toBe(false);
});

it('texts and deleted files need no check', () => {
  commit();
  git('rm', '-q', 'name.js');
  write('README.md', '*  Text\n');
  git('add', '.');
  expect(commit()).toEqual({ isCommitted: true, stderr: '' });
});
