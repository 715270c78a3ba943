// `pnpm contact-sheet [words]`: builds what has changed, and takes a picture of every page, dialog and print in seven
// widths. It writes apps/site/reports/contact-sheet/index.html, to be looked at beside the boards. With words, only
// screens whose name contains them are taken again: `pnpm contact-sheet hotel`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/children.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { root } from './lib/workspace.mjs';

requireNode('contact-sheet');

const { positionals } = parseArgs({ allowPositionals: true });
const words = positionals.join(' ');

const built = await runTurbo(['build', 'pictures']);
process.exit(built.code === 0 ? await takePictures() : built.code);

/** @returns {Promise<number>} the exit code: 0 when every screen was reached */
async function takePictures() {
  const site = join(root, 'apps', 'site');
  const grep = words ? ['--grep', words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
  const { code } = await runCommand(
    process.execPath,
    [
      join(site, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config=playwright.contact-sheet.config.ts',
      ...grep,
    ],
    {
      cwd: site,
      env: {
        ...process.env,
        NODE_OPTIONS: '--conditions=@myler/source',
        ...(words ? { CONTACT_SHEET_PART: words } : {}),
      },
    },
  );
  return code;
}
