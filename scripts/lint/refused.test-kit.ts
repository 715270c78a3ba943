import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderOf } from '../lib/folder-of.ts';
import { root } from '../lib/workspace.ts';

/** The lines of some code that a rule of a plugin in this folder refuses. */
export function refused(code: string, plugin: string, rule: string) {
  const config = { jsPlugins: [join(import.meta.dirname, plugin)], rules: { [rule]: 'error' } };
  const cwd = folderOf({ 'oxlintrc.json': config, 'page.tsx': code });
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const args = ['-c', 'oxlintrc.json', '-f', 'unix', 'page.tsx'];
  const { stdout, stderr } = spawnSync(oxlint, args, { cwd, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes(rule.replace('/', '(')));
  if (lines.length === 0 && stderr) throw new Error(stderr);
  return lines.map((line) => Number(line.split(':')[1]));
}
