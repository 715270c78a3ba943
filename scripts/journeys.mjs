// `pnpm journeys [words]`: every person in the table of ordinary people (`@myler/forms/people`) joins or buys a gift
// card in a browser, against the built system. With words, only tests whose title contains them run: `pnpm journeys
// vietnamese`, `pnpm journeys "buys a gift card"`. `pnpm test` runs the first few of each table.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';
import { runSiteTests, withTitle } from './lib/site-tests.mjs';

requireNode('journeys');

const words = parseArgs({ allowPositionals: true }).positionals.join(' ');

process.exit(await runSiteTests(['everybody.spec.ts', ...withTitle(words)], { TEST_EVERYBODY: '1' }));
