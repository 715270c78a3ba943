import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({
  entry: ['src/products/*.ts', 'src/scenes/index.ts', 'src/core/drawing.ts'],
  // So that dist is laid out as src is.
  root: 'src',
});
