import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveCustomNames } from '@myler/config/presets/custom-media';
import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/*/index.ts'],
  css: { splitting: true, inject: true },
  // Not bundled: the address of the font is resolved from the module that imports the stylesheet.
  hooks: {
    'build:done': async ({ options }) => {
      const css = await readFile(join(import.meta.dirname, 'src/tokens/styles.css'), 'utf8');
      await writeFile(join(options.outDir, 'styles.css'), resolveCustomNames(css));
    },
  },
});
