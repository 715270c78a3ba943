import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderOf } from './lib/folder-of.ts';
import { root } from './lib/workspace.ts';

let folder = '';
/** Without the variables of a hook or a commit that may be running these tests. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const stage = (name: string, text: string) => (write(name, text), git('add', '.'));
/** What the hook said; undefined when the commit was made. */
const refusal = (...args: string[]) => {
  const { status, stderr } = spawnSync('git', ['commit', '-qm', 'Change', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr;
};
const good = `export const name = 'Myler';\n`;
const unformatted = `export const name = "Myler"\n`;
const faulty = `export const name = 'Myler';\ndebugger;\n`;

beforeEach(() => {
  folder = folderOf({
    '.oxfmtrc.json': '{ "singleQuote": true, "ignorePatterns": ["**/*.md"] }\n',
    '.oxlintrc.json': '{ "categories": { "correctness": "error" } }\n',
    'name.js': good,
  });
  git('init', '-q');
  git('config', 'user.name', 'Amélie');
  git('config', 'user.email', 'amelie@example.com');
  git('config', 'core.hooksPath', join(root, '.githooks'));
  git('add', '.');
  git('commit', '-qm', 'Begin', '--no-verify');
});

it('a staged file that is not formatted, or has a lint error, is named, and nothing is committed', () => {
  stage('other.js', good);
  expect(refusal()).toBeUndefined();
  stage('name.js', unformatted);
  expect(refusal()).toContain('name.js');
  // What is staged counts, even if the file was mended since.
  write('name.js', good);
  expect(refusal()).toContain('name.js');
  stage('name.js', faulty);
  expect(refusal()).toMatch(/no-debugger[\s\S]*name\.js/);
});

it('changes that are not staged neither count nor are touched; git commit -a checks what it stages', () => {
  stage('name.js', `${good}// Ours.\n`);
  write('name.js', faulty);
  write('other.js', unformatted);
  expect(refusal()).toBeUndefined();
  expect(readFileSync(join(folder, 'name.js'), 'utf8')).toBe(faulty);
  expect(git('status', '--porcelain')).toBe(' M name.js\n?? other.js\n');
  expect(refusal('-a')).toContain('no-debugger');
});
