import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/*/index.ts'],
  css: { splitting: true, inject: true },
  copy: [{ from: 'src/tokens/styles.css', to: 'dist' }],
});
