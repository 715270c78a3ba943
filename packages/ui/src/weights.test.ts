import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;

/** The packages that an entry point imports, directly or through our own files. */
function packagesImportedBy(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)) {
    if (!specifier.startsWith('.')) packages.add(specifier);
    else if (/\.tsx?$/.test(specifier)) {
      for (const found of packagesImportedBy(join(dirname(file), specifier), seen)) packages.add(found);
    }
  }
  return packages;
}

const entryPoints = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'index.ts')
  .toSorted()
  .map((file) => join(source, file));

const entryPointsImporting = (name: string) =>
  entryPoints
    .filter((entryPoint) => packagesImportedBy(entryPoint).has(name))
    .map((entryPoint) => relative(source, dirname(entryPoint)));

describe('The imports of an entry', () => {
  it('contain React Aria only for the form fields', () => {
    expect(entryPointsImporting('react-aria-components')).toEqual([
      'card-fields',
      'combo-box-field',
      'date-field',
      'password-field',
      'telephone-field',
      'text-field',
    ]);
  });

  it('contain Radix only for the dialog', () => {
    expect(entryPointsImporting('@radix-ui/react-dialog')).toEqual(['dialog']);
  });

  it('contain of @myler/art only the vignettes and the membership card', () => {
    expect(entryPointsImporting('@myler/art/vignette')).toEqual(['state-message']);
    expect(entryPointsImporting('@myler/art/membership-card')).toEqual(['membership-card', 'sections/tiers']);
    const drawings = new Set(
      entryPoints.flatMap((entryPoint) =>
        [...packagesImportedBy(entryPoint)].filter((name) => name.startsWith('@myler/art')),
      ),
    );
    expect([...drawings].toSorted()).toEqual(['@myler/art/membership-card', '@myler/art/vignette']);
  });
});
