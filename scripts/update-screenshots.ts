// `pnpm screenshots [file…]`: takes the screenshots of stories again, all of them or those of the named story files, and
// writes those that differ. Look at what changed before committing it, and give the reason in the commit.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './lib/workspace.ts';

const files = process.argv.slice(2);
const command = ['run', '--config', 'vitest.stories.config.ts', ...files, '--update'];
const { status } = spawnSync('vitest', command, { cwd: root, stdio: 'inherit' });
if (status === 0 && files.length === 0) removeOthers();
console.log('Look at what changed: git diff --stat .storybook/screenshots');
process.exit(status ?? 1);

/** Removes the screenshots of stories that are gone, and their lines in the record. */
function removeOthers() {
  const { testResults } = readJson(join(root, 'reports/stories.json')) as {
    testResults: { assertionResults: { meta: { storyId?: string; screenshots?: string[] } }[] }[];
  };
  const stories = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta));
  const names = new Set(stories.flatMap(({ screenshots = [] }) => screenshots));
  const folder = join(root, '.storybook/screenshots');
  for (const path of globSync('*/*.png', { cwd: folder })) {
    if (!names.has(path.replace('/', '__').replace('.png', ''))) rmSync(join(folder, path));
  }
  const record = join(root, '.storybook/verified-screenshots.txt');
  const ids = new Set(stories.map(({ storyId }) => storyId));
  const lines = readFileSync(record, 'utf8').split(/(?<=\n)/);
  writeFileSync(record, lines.filter((line) => ids.has(line.split(' ')[0])).join(''));
}
