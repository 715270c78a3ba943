import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/products/*.ts', 'src/scenes/index.ts', 'src/core/drawing.ts'],
  // Gives `dist` the same folders as `src`.
  root: 'src',
});
