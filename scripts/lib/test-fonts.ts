// The fonts of tests. A browser started with this fontconfig knows only the fonts that the project installs, whatever
// the machine has: a fallback with other widths breaks lines elsewhere, and a picture becomes taller than its baseline.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A fontconfig file that includes no settings of the machine. It names the fonts of CSS's generic families, because without
 * an alias fontconfig chooses by language and coverage, and how glyphs are drawn, because a desktop's preferences would move
 * letters by fractions of a pixel.
 *
 * @param folders absolute: where the fonts are, where fontconfig may keep what it read
 * @returns XML
 */
export const fontconfig = ({ fonts, cache }: { fonts: string; cache: string }): string =>
  readFileSync(join(import.meta.dirname, 'test-fonts.conf'), 'utf8')
    .replace('FONTS', () => escape(fonts))
    .replace('CACHE', () => escape(cache));

/**
 * Writes that file for the project's installed fonts.
 *
 * @param folder where it and its cache go
 * @returns the file's path, for `FONTCONFIG_FILE`
 */
export function writeFontconfig(
  folder: string = join(import.meta.dirname, '../../node_modules/.cache/test-fonts'),
): string {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const file = join(folder, 'fonts.conf');
  const text = fontconfig({ fonts, cache: join(folder, 'cache') });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(folder, { recursive: true });
  // Stories and journeys may write it at the same time, and a browser must not read half of it.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
