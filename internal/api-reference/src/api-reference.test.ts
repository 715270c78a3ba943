import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagePage, readReference, undocumented } from './page.ts';
import { createProgram, publishedPackages } from './packages.ts';

/** The pages of the packages in a folder, by default of our own. */
function referenceOf(folder?: string) {
  const packages = publishedPackages(folder);
  const reference = readReference(packages, createProgram(packages));
  const pages = packages.map((one) => ({ ...one, page: packagePage(one, reference) }));
  return { pages, missing: undocumented(reference) };
}

// The pages of our packages are also the examples of how each kind of declaration is shown.
it('the API references have the types and docstrings of the source, and name no folder of this machine', () => {
  const { pages, missing } = referenceOf();
  const stale = pages.filter(({ folder, page }) => readFileSync(join(folder, 'API.md'), 'utf8') !== page);
  expect(stale.map(({ name }) => `API.md of ${name} is stale: run "pnpm generate".`)).toEqual([]);
  expect(pages.filter(({ page }) => /node_modules|import\("|\/packages\/\w+\/src/.test(page))).toEqual([]);
  expect(missing, 'have no docstring').toEqual([]);
});

it('a value without a docstring is reported, a type without one is not; what a reader cannot use is left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'myler-api-reference-'));
  mkdirSync(join(folder, 'kites'));
  const exports = { './kite': { '@myler/source': './kite.ts' }, './styles.css': { default: './styles.css' } };
  writeFileSync(join(folder, 'kites', 'package.json'), JSON.stringify({ name: 'kites', exports }));
  const source = `interface Inside { torn: boolean }
    /** Flies. */ export class Kite { private torn = false; fly() { const one: Inside = this; return one.torn; } }
    export const a = 1;
    export type C = 1;`;
  writeFileSync(join(folder, 'kites', 'kite.ts'), source);
  const { pages, missing } = referenceOf(folder);
  rmSync(folder, { recursive: true });
  expect(missing).toEqual(['kites/kite: a']);
  expect(pages[0]?.page).toMatch(/### Kite\n\nFlies.\n\n```ts\nclass Kite \{\n {2}fly\(\): boolean;\n\}\n```\n$/);
  expect(pages[0]?.page).not.toMatch('styles.css');
});
