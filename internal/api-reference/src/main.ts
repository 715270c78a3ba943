// `pnpm generate`: writes API.md of each published package.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagePage, readReference, undocumented } from './page.ts';
import { createProgram, publishedPackages } from './packages.ts';

const packages = publishedPackages();
const reference = readReference(packages, createProgram(packages));
for (const one of packages) {
  writeFileSync(join(one.folder, 'API.md'), packagePage(one, reference));
  console.log(`${one.name}: written`);
}
for (const line of undocumented(reference)) console.warn(`No docstring: ${line}`);
