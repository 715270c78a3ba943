import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveCustomNames } from '@myler/presets/custom-media';
import { publishStyleSheets } from '@myler/presets/style-sheets';
import { componentStyles, libraryBuild } from '@myler/presets/tsdown';

/** In the address of the source, which the site's build resolves, is the name of a package. */
const packagedFont = /url\('(@fontsource-variable\/[^']+)'\)/;

export default libraryBuild({
  entry: ['src/*/index.ts', 'src/sections/*/index.ts'],
  css: componentStyles,
  hooks: {
    'build:done': ({ options: { outDir } }) => {
      const base = withFont(resolveCustomNames(readFileSync('src/tokens/styles.css', 'utf8')), outDir);
      writeFileSync(join(outDir, 'base.css'), base);
      writeFileSync(join(outDir, 'styles.css'), `${base}\n${publishStyleSheets(outDir)}`);
    },
  },
});

/** Puts the font and its licence beside the style sheet: not every bundler resolves the name of a package in an address. */
function withFont(css: string, outDir: string): string {
  const [, specifier = ''] = packagedFont.exec(css) ?? [];
  const file = fileURLToPath(import.meta.resolve(specifier));
  mkdirSync(join(outDir, 'font'));
  copyFileSync(file, join(outDir, 'font', basename(file)));
  // Under its usual name: with a second LICENSE, pnpm would not add ours.
  copyFileSync(join(dirname(dirname(file)), 'LICENSE'), join(outDir, 'font', 'OFL.txt'));
  return css.replace(packagedFont, `url('./font/${basename(file)}')`);
}
