import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Alias } from 'vite';

const fontPackage = '@fontsource-variable/nunito-sans';
const packaged = `${fontPackage}/files/nunito-sans-latin-wght-normal.woff2`;
const folder = resolve(import.meta.dirname, '../node_modules/.cache/font');
const require = createRequire(import.meta.url);

/** The weights of `@myler/ui`'s tokens, from the lightest to the bold of a browser. */
const weights = { wght: { min: 200, max: 700 } };

/**
 * Writes the site's font without the weights that no style uses: 21 kB instead of 31. Text is painted in it, so its size
 * delays the first paint of every page.
 *
 * @returns aliases for Vite: this file instead of the package's own
 */
export async function siteFont(): Promise<Alias[]> {
  const original = readFileSync(require.resolve(packaged));
  const font = await subsetFont(original, latinCharacters(), { targetFormat: 'woff2', variationAxes: weights });
  const file = join(folder, basename(packaged));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, font);
  // Without its end, because a query may follow.
  return [{ find: new RegExp(`^${packaged}`), replacement: file }];
}

/** All characters of the packaged file: ranges such as "U+0000-00FF" and "U+0131". */
function latinCharacters(): string {
  const { latin } = JSON.parse(readFileSync(require.resolve(`${fontPackage}/unicode.json`), 'utf8')) as {
    latin: string;
  };
  const characters = latin.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}
