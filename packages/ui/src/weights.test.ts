import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;

/** Packages that what stands behind a door brings along, directly or through our own files. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)) {
    if (!specifier.startsWith('.')) packages.add(specifier);
    else if (/\.tsx?$/.test(specifier)) {
      for (const found of packagesBehind(join(dirname(file), specifier), seen)) packages.add(found);
    }
  }
  return packages;
}

const doors = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(source, name, 'index.ts'))
  .filter((file) => readdirSync(dirname(file)).includes('index.ts'));

const doorsThatBring = (name: string) =>
  doors.filter((door) => packagesBehind(door).has(name)).map((door) => relative(source, dirname(door)));

describe('What a door weighs', () => {
  it('React Aria comes with the fields that are made of it, and with nothing of the first load', () => {
    expect(doorsThatBring('react-aria-components')).toEqual([
      'card-fields',
      'combo-box-field',
      'password-field',
      'telephone-field',
      'text-field',
    ]);
  });

  it('Radix comes with the dialog alone', () => {
    expect(doorsThatBring('@radix-ui/react-dialog')).toEqual(['dialog']);
  });

  it('the drawings of places and the outlines of letters stay on the server: no component brings them', () => {
    const scenes = doors.filter(
      (door) => !door.includes('/art/') && behind(door).some((file) => /\/art\/(motifs|type)\//.test(file)),
    );
    expect(scenes).toEqual([]);
  });
});

function behind(file: string): string[] {
  const seen = new Set<string>();
  packagesBehind(file, seen);
  return [...seen];
}
