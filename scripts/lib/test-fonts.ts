// The fonts of tests. A browser started with this fontconfig knows only the fonts that the project installs, whatever
// the machine has: a fallback with other widths breaks lines elsewhere, and a picture becomes taller than its baseline.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fonts of CSS's generic families; without an alias fontconfig chooses by language and coverage. */
const aliases = {
  'sans-serif': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  'system-ui': 'DejaVu Sans',
  cursive: 'DejaVu Sans',
  fantasy: 'DejaVu Sans',
};

/** How glyphs are drawn: a desktop's preferences would move letters by fractions of a pixel. */
const rendering = `
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>`;

/**
 * A fontconfig file that includes no settings of the machine.
 *
 * @param folders absolute: where the fonts are, where fontconfig may keep what it read
 * @returns XML
 */
export function fontconfig({ fonts, cache }: { fonts: string; cache: string }): string {
  const families = Object.entries(aliases).map(
    ([generic, family]) =>
      `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escape(fonts)}</dir>
  <cachedir>${escape(cache)}</cachedir>
${families.join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>${rendering}
  </match>
  <match target="font">${rendering}
  </match>
</fontconfig>
`;
}

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
