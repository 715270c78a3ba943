// `pnpm exec node scripts/contact-sheet.ts [words]`: builds what has changed, and takes a picture of every page, dialog and
// print in seven widths. It writes apps/site/reports/contact-sheet/index.html, to be looked at beside the boards. With
// words, only screens whose name contains them are taken again.
import { parseArgs } from 'node:util';
import { runSiteTests, withTitle } from './lib/site-tests.ts';

const words = parseArgs({ allowPositionals: true }).positionals.join(' ');

process.exit(
  await runSiteTests(
    ['--config=playwright.contact-sheet.config.ts', ...withTitle(words)],
    words ? { CONTACT_SHEET_PART: words } : {},
  ),
);
