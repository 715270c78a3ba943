import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The entries that a page may load. The others are for servers and builds. */
const forBrowsers = ['products/membership-card.ts', 'products/vignette.ts'];

/** A file and everything that it imports at run time. */
function filesBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?'(\.[^']+)'/gms,
  )) {
    filesBehind(join(dirname(file), specifier), seen);
  }
  return seen;
}

describe('The code that a browser loads for drawing', () => {
  const files = new Set(forBrowsers.flatMap((entry) => [...filesBehind(join(import.meta.dirname, entry))]));

  it('has no scene, no letter outlines and no palette', () => {
    expect(Array.from(files, (file) => relative(import.meta.dirname, file)).toSorted()).toEqual([
      'core/definitions.ts',
      'core/path.ts',
      'elements/guilloche.ts',
      'products/membership-card.ts',
      'products/vignette.ts',
    ]);
  });

  it('has less than a thousand lines', () => {
    const lines = [...files].flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    expect(lines.length).toBeLessThan(1000);
  });
});
