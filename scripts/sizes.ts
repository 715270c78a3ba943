// `pnpm generate`: measures what each entry point of the packages adds to an application, and writes it into their READMEs
// (`pnpm build` first). `pnpm test:all exports` fails if a table is not true.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf, withSizes } from './checks/sizes.ts';
import { members } from './lib/workspace.ts';

for (const { kind, folder, manifest } of members()) {
  if (kind !== 'packages') continue;
  const file = join(folder, 'README.md');
  writeFileSync(file, withSizes(readFileSync(file, 'utf8'), await sizesOf(folder, manifest)));
  console.log(`${manifest.name}: written`);
}
