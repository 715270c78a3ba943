// `pnpm stories:update [file…]`: takes the stories' baseline pictures again, all of them or those of the named story
// files. Look at what changed before committing it, and give the reason in the commit.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/workspace.mjs';

requireNode('stories:update');

const folder = join(root, '.storybook/screenshots');
const files = process.argv.slice(2);

// For all stories, pictures without a story are removed too.
if (files.length === 0) rmSync(folder, { recursive: true, force: true });
const startedAt = Date.now();
const status = take(['--project', 'stories', ...files]);
// The comparison's own test starts from a baseline too; its other cases would take their deliberate faults for new
// baselines.
take(['--project', 'proof', '--testNamePattern', 'as it is']);

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, file);
  if (file.endsWith('.png') && statSync(path).mtimeMs >= startedAt) await shrink(path);
}
console.log(
  `Written to .storybook/screenshots in ${Math.round((Date.now() - startedAt) / 1000)} s. Look at them: git diff --stat`,
);
process.exit(status);

/**
 * @param {string[]} which
 * @returns {number} the exit code
 */
function take(which) {
  const command = ['run', '--config', 'vitest.stories.config.ts', ...which, '--update'];
  return spawnSync('vitest', command, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/**
 * Compresses the file without changing its pixels: browsers write screenshots quickly, not compactly.
 *
 * @param {string} path
 */
async function shrink(path) {
  // Without `effort`, which implies a palette of 256 colours: a row of drawings has more.
  const written = await sharp(path).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  writeFileSync(path, written);
}
