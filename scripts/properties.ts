// `pnpm test:all properties [-- runs]`: tries each property of each package with many values (10,000), while `pnpm test`
// tries few.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/children.ts';
import { members, root } from './lib/workspace.ts';

const runs = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`"${process.argv[2]}" is no number of runs. Try: pnpm test:all properties -- 1000`);
  process.exit(1);
}

let isFailed = false;
for (const { folder, path } of members()) {
  const files = globSync('src/**/*.test.ts', { cwd: folder }).filter((file) =>
    /from '.*\/properties(?:\.ts)?'/.test(readFileSync(join(folder, file), 'utf8')),
  );
  if (files.length === 0) continue;
  console.log(`\n${path}`);
  const { code } = await runCommand(
    process.execPath,
    ['--conditions=@myler/source', join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '--reporter=default'],
    { cwd: folder, env: { ...process.env, TEST_PROPERTY_RUNS: String(runs) } },
  );
  if (code !== 0) isFailed = true;
}
process.exit(isFailed ? 1 : 0);
