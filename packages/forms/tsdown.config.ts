import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/{card,join-us,newsletter,sign-in,validation}/index.ts'],
  css: { splitting: true, inject: true },
});
