import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishStyleSheets } from '@myler/presets/style-sheets';
import { componentStyles, libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({
  entry: [
    'src/{account,bank-confirmation,calculator,card,enquiry,fit,gift-card,join-us,newsletter,password,people,sign-in,validation,voting}/index.ts',
  ],
  css: componentStyles,
  hooks: {
    'build:done': ({ options: { outDir } }) => {
      writeFileSync(join(outDir, 'styles.css'), publishStyleSheets(outDir));
    },
  },
});
